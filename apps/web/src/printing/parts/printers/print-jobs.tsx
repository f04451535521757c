import { useQueryClient } from '@tanstack/react-query';
import { printingEvents } from '@zhibi/contract/events/printing';
import { type PrintOrderDetail, printingApi, printStatuses } from '@zhibi/contract/printing';
import { isEnded, type PrintJob, type PrintJobState, printersApi } from '@zhibi/contract/printing/printers';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { keyOf, useRead, useWrite } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { formatStamp } from '../../../platform/time.js';
import styles from '../orders.module.css';
import { useReasonWords } from './reason-words.js';

const tones: Readonly<Record<PrintJobState, StatusTone>> = {
  sending: 'run',
  pending: 'wait',
  held: 'wait',
  processing: 'run',
  stopped: 'warn',
  completed: 'done',
  canceled: 'off',
  aborted: 'bad',
};

/** What was sent to printers of an order, and where it stands now; nothing where nothing was sent. */
export function PrintJobs({ order }: { order: PrintOrderDetail }) {
  const { t } = useTranslation('printers');
  const isStaff = useUser().currentRole.startsWith('ZHIBI_PRINT');
  const queries = useQueryClient();
  const jobs = useRead(printersApi.jobs, isStaff ? { orderId: order.orderId } : null);
  useEvent(printingEvents.job, (news) => {
    if (news.orderId !== order.orderId) return;
    void queries.invalidateQueries({ queryKey: keyOf(printersApi.jobs) });
    if (isEnded(news.state)) void queries.invalidateQueries({ queryKey: keyOf(printingApi.detail) });
  });
  const items = jobs.data?.items ?? [];
  if (items.length === 0) return null;
  const isPrinted = items[0]?.state === 'completed' && order.messageStatus === printStatuses.printing;
  return (
    <section className={styles.part}>
      <h3>{t('job.title')}</h3>
      <ol className={styles.history}>
        {items.map((job) => (
          <JobLine key={job.jobId} job={job} />
        ))}
      </ol>
      {isPrinted && order.can.includes('finish') && <p>{t('job.finish')}</p>}
    </section>
  );
}

function JobLine({ job }: { job: PrintJob }) {
  const { t } = useTranslation('printers');
  const words = useReasonWords();
  const isShop = useUser().currentRole === 'ZHIBI_PRINT_SHOP';
  const canceling = useWrite(printersApi.cancel, [printersApi.jobs, printingApi.detail]);
  const { jobId, machineName, state, reasons, done } = job;
  return (
    <li>
      <StatusTag tone={tones[state]}>{t(`job.state.${state}`)}</StatusTag> <span translate="no">{machineName}</span>{' '}
      {reasons.length > 0 && <b>{words(reasons)}</b>} {done ? t('job.done', { count: done }) : ''}
      <small>{t('job.by', { name: job.by, at: formatStamp(job.sentAt) })}</small>
      {isShop && !isEnded(state) && (
        <Button
          size="small"
          loading={canceling.isPending}
          disabled={job.isCanceling}
          onClick={() => canceling.mutate({ jobId })}
        >
          {t(job.isCanceling ? 'job.canceling' : 'job.cancel')}
        </Button>
      )}
    </li>
  );
}
