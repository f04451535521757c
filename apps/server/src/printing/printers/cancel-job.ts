import { isEnded } from '@zhibi/contract/printing/printers';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import { seen } from '../order-to-move.js';
import { findOrder } from '../store.js';
import { FOLLOW } from './print-order.js';
import { findJob, updateJob } from './store.js';

/** Asks for the end of a job; whoever follows it tells the printer. */
export async function cancelPrinting(db: Db, actor: Actor, jobId: string, now: Date): Promise<void> {
  const job = found(await findJob(db, actor.schoolIds, jobId));
  seen(actor, await findOrder(db, actor.schoolIds, job.orderId));
  // Asked already, by a second tap or because the answer was lost: it is ending, or has ended so.
  if (job.cancelAt !== null) return;
  ensure(!isEnded(job.state), 'conflict', 'job-ended');
  await updateJob(db, job, { cancelAt: now });
  // While it is sent there is somebody who looks at once when that is done.
  if (job.state !== 'sending')
    await queueTask(db, FOLLOW, { schoolId: job.schoolId, printJobId: jobId }, { key: `${FOLLOW} ${jobId}` });
}
