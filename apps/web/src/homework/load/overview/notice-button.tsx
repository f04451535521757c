import { homeworkApi } from '@zhibi/contract/homework';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from './page.module.css';

/** The address of the public page of a class; a new one makes the old lead nowhere. Drawn where the school shows such pages. */
export function NoticeButton({ classId }: { classId: string }) {
  const { t } = useTranslation('homework');
  const setting = useRead(homeworkApi.loadSetting, {});
  const [secret, setSecret] = useState<string | null>(null);
  const asking = useWrite(homeworkApi.noticeAddress, [], { onDone: (made) => setSecret(made.secret) });
  if (!setting.data?.notice) return null;
  return (
    <>
      <Button loading={asking.isPending} onClick={() => asking.mutate({ classId })}>
        {t('notice.address')}
      </Button>
      {secret && (
        <Dialog title={t('notice.address')} onClose={() => setSecret(null)}>
          <div className={styles.address}>
            <p>{t('notice.hint')}</p>
            <Input
              readOnly
              aria-label={t('notice.address')}
              value={`${location.origin}/homework/notice?key=${secret}`}
            />
            <Button onClick={() => asking.mutate({ classId, fresh: true })}>{t('notice.fresh')}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
