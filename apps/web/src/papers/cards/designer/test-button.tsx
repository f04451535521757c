import { type Card, cardsApi } from '@zhibi/contract/papers/cards';
import { runningApi } from '@zhibi/contract/session';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useRead, useWrite } from '../../../platform/api.js';
import { jobs, useJobs } from '../../../platform/jobs.js';
import type { CardWork } from './use-card.js';

const ASK_MS = 2_000;

/** Starts the read-back test and tells how far it is; the work goes on when the screen is left, and is found here again and under the bell. */
export function TestButton({ work, icon }: { work: CardWork; icon: ReactNode }) {
  const { t } = useTranslation('cards');
  const { version, title, faults, isDirty, saved } = work;
  const { testJobId } = saved;
  const test = useWrite(cardsApi.test, [], {
    onDone: (started) => {
      work.show({ ...saved, testJobId: started.jobId });
      jobs.follow(started.jobId, t('testJob', { title }), `/answerCard/design?card=${version.paperId}`);
    },
  });
  return (
    <Button
      icon={icon}
      disabled={isDirty || faults.length > 0}
      loading={test.isPending || testJobId !== null}
      onClick={() => test.mutate(version)}
    >
      {testJobId === null ? t('test') : <Running key={testJobId} jobId={testJobId} work={work} />}
    </Button>
  );
}

function Running({ jobId, work }: { jobId: string; work: CardWork }) {
  const { t } = useTranslation('cards');
  const received = useJobs().find((job) => job.jobId === jobId);
  const asked = useRead(runningApi.job, { jobId }, { everyMs: ASK_MS });
  const known = asked.data ?? received;
  const isOver = known?.status === 'done' || known?.status === 'failed';
  const { paperId } = work.version;
  const end = useRef<(card: Card) => void>(work.show);
  end.current = work.show;
  // The result is the server's: it is read once the work is over.
  useEffect(() => {
    if (isOver) void call(cardsApi.open, { paperId }).then((card) => end.current(card));
  }, [isOver, paperId]);
  return t('testing', { done: known?.done ?? 0, total: known?.total || 200 });
}
