import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { Alert, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { SlipSheet } from './slip-sheet.js';
import styles from './slips.module.css';
import { useSlips } from './use-slips.js';

/** New initial passwords for those who have not activated their accounts: asked, made, shown once and printed. */
export function Slips({ classId, count, onClose }: { classId: string; count: number; onClose: () => void }) {
  const { t } = useTranslation(['myClasses', 'platform']);
  const [jobId, setJobId] = useState<string | null>(null);
  const { job, slips, isGone } = useSlips(classId, jobId);
  const start = useWrite(myClassesApi.startSlips, [], { onDone: (started) => setJobId(started.jobId) });
  const isFailed = job?.status === 'failed';
  const isMaking = jobId !== null && !slips && !isFailed && !isGone;
  return (
    <Dialog
      size={slips ? 'wide' : 'ask'}
      title={slips ? t('student.ready', { count: slips.length }) : t('student.slips')}
      isClosable={!slips}
      keepsTyping
      onClose={onClose}
    >
      {slips ? (
        <>
          <Alert type="warning" showIcon title={t('student.once')} className={styles.once} />
          <SlipSheet slips={slips} />
        </>
      ) : isMaking ? (
        <>
          <p>{t('student.making', { done: job?.done ?? 0, total: job?.total || count })}</p>
          <Progress
            aria-label={t('student.slips')}
            percent={job?.total ? Math.round((100 * job.done) / job.total) : 0}
          />
        </>
      ) : (
        <>
          {isFailed && <Alert type="error" showIcon title={t('student.failed')} className={styles.once} />}
          {isGone && <Alert type="error" showIcon title={t('student.gone')} className={styles.once} />}
          <p>
            <b>{t('student.slipsTitle', { count })}</b>
          </p>
          <p className={styles.hint}>{t('student.slipsHint')}</p>
        </>
      )}
      {slips ? (
        <Foot words={t('print')} onMain={() => print()} cancelWords={t('student.close')} onCancel={onClose} />
      ) : (
        <Foot
          words={t('student.slipsGo')}
          isBusy={start.isPending || isMaking}
          onMain={() => start.mutate({ classId })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
