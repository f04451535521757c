import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import styles from './set-up.module.css';

const SHOWN = 6;

/** Asks before students and parents see results, and names the classes whose scores are not there. */
export function PublishButton({ testId, onPublish }: { testId: string; onPublish: () => void }) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const [isOpen, setOpen] = useState(false);
  const read = useRead(stageTestsApi.gaps, isOpen ? { testId } : null);
  const gaps = read.data?.items ?? [];
  const more = gaps.length - SHOWN;
  return (
    <Confirm
      title={t('setUp.publish')}
      hint={
        <>
          {t('setUp.publishAsk')}
          {gaps.length > 0 && (
            <Alert
              className={styles.gaps}
              type="warning"
              showIcon
              title={t('setUp.gaps', { count: gaps.length })}
              description={
                <ul>
                  {gaps.slice(0, SHOWN).map(({ classId, className, subjectNames }) => (
                    <li key={classId}>
                      <span translate="no">{className}</span> {subjectNames.map(names.subject).join(t('join'))}
                    </li>
                  ))}
                  {more > 0 && <li>{t('setUp.moreGaps', { count: more })}</li>}
                </ul>
              }
            />
          )}
        </>
      }
      words={t(gaps.length > 0 ? 'setUp.publishAnyway' : 'setUp.publish')}
      isWaiting={isOpen && read.isPending}
      open={isOpen}
      onOpenChange={setOpen}
      onConfirm={onPublish}
    >
      <Button type="link" size="small">
        {t('setUp.publish')}
      </Button>
    </Confirm>
  );
}
