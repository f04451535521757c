import { sessionEvents } from '@zhibi/contract/events/session';
import type { Db } from '../db.js';
import { announce } from '../events/index.js';
import type { JobRow } from './store.js';

/** Tells the person who waits how a job stands. */
export async function notifyJob(
  db: Db,
  { jobId, schoolId, accountId, kind, status, done, total }: JobRow,
): Promise<void> {
  await announce(db, sessionEvents.jobProgress, {
    schoolId,
    to: [accountId],
    data: { jobId, kind, status, done, total },
  });
}
