import { type PasswordSlip, peopleApi } from '@zhibi/contract/people';
import { runningApi } from '@zhibi/contract/session';
import { Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRead, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { SlipDialog } from '../../parts/slips/slip-dialog.js';
import styles from '../../parts/slips/slips.module.css';

const Result = z.object({ batchId: z.string() });
const LOOK_MS = 1000;

/** The slips of many, while a job makes them and once it has. They are taken when the person asks for them, not before. */
export function SlipBatch({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { t } = useTranslation('records');
  const [slips, setSlips] = useState<readonly PasswordSlip[] | null>(null);
  const [isOver, setIsOver] = useState(false);
  const { data: job, error } = useRead(runningApi.job, { jobId }, isOver ? {} : { everyMs: LOOK_MS });
  const ended = job?.status === 'done' || job?.status === 'failed' || error !== null;
  if (ended && !isOver) setIsOver(true);
  const take = useWrite(peopleApi.slips, [], { onDone: ({ items }) => setSlips(items) });
  const batchId = Result.safeParse(job?.result).data?.batchId;

  if (slips && slips.length > 0) return <SlipDialog slips={slips} onClose={onClose} />;
  const isGone = slips?.length === 0 || error !== null;
  return (
    <Dialog
      title={t('slips.title')}
      onClose={onClose}
      keepsTyping
      foot={{
        words: t('slips.show'),
        isDisabled: batchId === undefined || isGone,
        isBusy: take.isPending,
        onMain: () => batchId && take.mutate({ batchId }),
      }}
    >
      {isGone && <EmptyState title={t('slips.gone')} hint={t('slips.goneHint')} />}
      {!isGone && job?.status === 'failed' && <p role="alert">{t('slips.failed')}</p>}
      {!isGone && job?.status !== 'failed' && (
        <div className={styles.progress} role="status">
          <span>{batchId ? t('slips.ready', { count: job?.total ?? 0 }) : t('slips.making')}</span>
          <Progress
            percent={batchId ? 100 : Math.round((100 * (job?.done ?? 0)) / Math.max(1, job?.total ?? 1))}
            aria-label={t('slips.making')}
          />
          {!batchId && <small>{t('slips.makingHint', { done: job?.done ?? 0, total: job?.total ?? 0 })}</small>}
        </div>
      )}
    </Dialog>
  );
}
