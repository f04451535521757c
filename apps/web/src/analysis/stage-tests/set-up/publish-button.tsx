import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from './set-up.module.css';

interface PublishButtonProps {
  testId: string;
  isBusy: boolean;
  onPublish: () => void;
}

/** Asks before students and parents see results, and names the classes whose scores are not there. */
export function PublishButton({ testId, isBusy, onPublish }: PublishButtonProps) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(stageTestsApi.gaps, isOpen ? { testId } : null);
  const gaps = read.data?.items ?? [];
  const publish = () => {
    setOpen(false);
    onPublish();
  };
  return (
    <>
      <Button type="link" size="small" loading={isBusy} onClick={() => setOpen(true)}>
        {t('setUp.publish')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('setUp.publish')}
        onClose={() => setOpen(false)}
        foot={{
          words: t(gaps.length > 0 ? 'setUp.publishAnyway' : 'setUp.publish'),
          isBusy: isOpen && read.isPending,
          onMain: publish,
        }}
      >
        <p>{t('setUp.publishAsk')}</p>
        {read.error && <Alert type="warning" showIcon title={t('setUp.gapsUnknown')} />}
        {gaps.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t('setUp.gaps', { count: gaps.length })}
            description={
              <ul className={styles.gaps}>
                {gaps.map(({ classId, className, subjectNames }) => (
                  <li key={classId}>
                    <span translate="no">{className}</span> {subjectNames.map(names.subject).join(t('join'))}
                  </li>
                ))}
              </ul>
            }
          />
        )}
      </Dialog>
    </>
  );
}
