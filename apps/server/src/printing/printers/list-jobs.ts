import { toStamp } from '@zhibi/contract/kernel';
import { isEnded, type PrintJob } from '@zhibi/contract/printing/printers';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import type { Here } from '../create-order.js';
import { seen } from '../order-to-move.js';
import { findOrder } from '../store.js';
import { jobsOf } from './store.js';

/** What was sent to printers of an order. */
export async function listJobs(db: Db, actor: Actor, orderId: string, { timeZone }: Here): Promise<PrintJob[]> {
  const order = seen(actor, await findOrder(db, actor.schoolIds, orderId));
  return (await jobsOf(db, order.schoolId, orderId)).map((job) => ({
    jobId: job.id,
    machineName: job.machineName,
    by: job.accountName,
    sentAt: toStamp(job.sentAt, timeZone),
    endedAt: job.endedAt && toStamp(job.endedAt, timeZone),
    state: job.state,
    reasons: job.reasons,
    done: job.done,
    isCanceling: job.cancelAt !== null && !isEnded(job.state),
  }));
}
