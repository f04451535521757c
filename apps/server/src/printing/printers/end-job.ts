import { printingEvents } from '@zhibi/contract/events/printing';
import { printStatuses, statusAfter } from '@zhibi/contract/printing';
import type { PrintJobState } from '@zhibi/contract/printing/printers';
import type { Db } from '../../platform/db.js';
import { announce } from '../../platform/events/index.js';
import type { Services } from '../../platform/services.js';
import { printStaffOf } from '../../session/index.js';
import { recordMove } from '../record-move.js';
import { findOrder, lockOrder, updateOrder } from '../store.js';
import { type JobRow, updateJob } from './store.js';

interface End {
  state: PrintJobState;
  reasons: string[];
  done: number | null;
}

/** Writes down how a job ended. What did not come out whole gives its order back to the shop, with the reason. */
export async function endJob(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  job: JobRow,
  end: End,
): Promise<void> {
  const { schoolId, orderId, machineName } = job;
  const now = clock.now();
  await database.asActor({ schoolIds: [schoolId] }, async (db) => {
    // The order is held before its job, as by whoever prints it.
    const order = await lockOrder(db, [schoolId], orderId);
    const after = await updateJob(db, job, { ...end, heardAt: now, endedAt: now });
    if (after === undefined || order === undefined) return;
    await tellJob(db, after);
    if (end.state === 'completed' || order.status !== printStatuses.printing) return;
    const status = statusAfter('fail', order.status);
    await updateOrder(db, order, { status });
    await recordMove(
      db,
      { ...order, status },
      {
        move: 'fail',
        from: order.status,
        note: [end.state, ...end.reasons].join(' '),
        by: { accountId: null, name: machineName },
        now,
      },
    );
  });
}

/** Tells the centre and the shop where a job stands. */
export async function tellJob(db: Db, { schoolId, id, orderId, state }: JobRow): Promise<void> {
  const order = await findOrder(db, [schoolId], orderId);
  const staff = await printStaffOf(db, schoolId);
  await announce(db, printingEvents.job, {
    schoolId,
    to: staff
      .filter(({ role, accountId }) => role === 'ZHIBI_PRINT_CENTER' || accountId === order?.shopId)
      .map(({ accountId }) => accountId),
    data: { orderId, jobId: id, state },
  });
}
