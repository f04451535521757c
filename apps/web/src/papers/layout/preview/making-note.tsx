import { useQueryClient } from '@tanstack/react-query';
import { papersApi } from '@zhibi/contract/papers';
import { type JobInfo, runningApi } from '@zhibi/contract/session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useRead } from '../../../platform/api.js';
import { useJobs } from '../../../platform/jobs.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const ASK_MS = 1500;
const tones: Record<JobInfo['status'], StatusTone> = { waiting: 'wait', running: 'run', done: 'done', failed: 'bad' };

/** How far the copies are: by the event stream, and asked for where the stream does not reach this tab. */
export function MakingNote({ jobId }: { jobId: string }) {
  const { t } = useTranslation('papers');
  const queries = useQueryClient();
  const received = useJobs().find((job) => job.jobId === jobId);
  const [isOver, setOver] = useState(false);
  const asked = useRead(runningApi.job, { jobId }, isOver ? {} : { everyMs: ASK_MS });
  const known = isEnd(received) ? received : (asked.data ?? received);
  const status = known?.status ?? 'waiting';
  if (isEnd(known) && !isOver) setOver(true); // nothing more to ask
  // The list of runs is the server's: it has changed when the work is over.
  useEffect(() => {
    if (status === 'done' || status === 'failed') void refresh(queries, [papersApi.runs]);
  }, [queries, status]);
  const words = {
    waiting: t('runs.waiting'),
    running: t('runs.making', { done: known?.done ?? 0, total: known?.total ?? 0 }),
    done: t('runs.ready'),
    failed: t('runs.failed'),
  };
  return (
    <span role="status">
      <StatusTag tone={tones[status]}>{words[status]}</StatusTag>
    </span>
  );
}

const isEnd = (job: Pick<JobInfo, 'status'> | undefined) => job?.status === 'done' || job?.status === 'failed';
