import type { PasswordSlip } from '@zhibi/contract/people';
import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { runningApi } from '@zhibi/contract/session';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useRead, useWrite } from '../../../platform/api.js';

const Made = z.object({ batchId: z.string() });
const POLL_MS = 700;

/** Follows the job that makes the passwords and takes the slips, once, when it is done. */
export function useSlips(classId: string, jobId: string | null) {
  const [slips, setSlips] = useState<readonly PasswordSlip[] | null>(null);
  const [isGone, setIsGone] = useState(false);
  const isOver = slips !== null || isGone;
  const { data: job } = useRead(runningApi.job, jobId === null ? null : { jobId }, isOver ? {} : { everyMs: POLL_MS });
  const take = useWrite(myClassesApi.takeSlips, [myClassesApi.students, myClassesApi.overview], {
    onDone: ({ items }) => setSlips(items),
    onRefused: () => setIsGone(true),
  });
  const asked = useRef<string | null>(null);
  const batchId = job?.status === 'done' ? Made.safeParse(job.result).data?.batchId : undefined;
  // The slips leave the server when they are taken: asked for once, when the job has ended there.
  useEffect(() => {
    if (batchId === undefined || asked.current === batchId) return;
    asked.current = batchId;
    take.mutate({ classId, batchId });
  }, [batchId, classId, take]);
  return { job, slips, isGone };
}
