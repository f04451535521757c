import { printStatuses } from '@zhibi/contract/printing';
import { isEnded, type printersApi } from '@zhibi/contract/printing/printers';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { queueTask } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../create-order.js';
import { moveOrder } from '../move-order.js';
import { seen } from '../order-to-move.js';
import { machinesOf } from '../settings/store.js';
import { lockOrder } from '../store.js';
import { updateMachine } from '../store-machine.js';
import { isOwnMachine } from './policy.js';
import { lacks, mayBePrinted } from './printer-facts.js';
import { findPrinter, insertJob, jobsOf } from './store.js';

/** Sends what has been decided on, and asks how it goes until it has ended. */
export const FOLLOW = 'print-job-follow';

/** Has the file of an order printed on a machine of the shop: begins the order where it is not begun, and asks before it is printed twice. */
export async function printOrder(
  db: Db,
  actor: Actor,
  { orderId, revision, machineId, again }: z.output<typeof printersApi.print.input>,
  here: Here,
): Promise<{ jobId: string }> {
  const order = seen(actor, await lockOrder(db, actor.schoolIds, orderId));
  const machine = found((await machinesOf(db, actor.organisationId)).find((one) => one.machineId === machineId));
  ensure(isOwnMachine(actor, machine), 'not-found');
  const jobs = await jobsOf(db, order.schoolId, orderId);
  ensure(
    jobs.every(({ state }) => isEnded(state)),
    'conflict',
    'is-printing',
  );
  ensure(order.revision === revision, 'conflict', 'changed');
  const isOpen = order.status === printStatuses.pendingPrint || order.status === printStatuses.printing;
  ensure(isOpen, 'conflict', 'wrong-status');
  ensure(again || !jobs.some(mayBePrinted), 'conflict', 'printed-already');
  ensure(machine.stopped === '', 'conflict', 'machine-stopped');
  const printer = await findPrinter(db, actor.organisationId, machineId);
  ensure(printer !== undefined, 'conflict', 'no-printer');
  const lack = lacks(printer.facts, order);
  ensure(lack === undefined, 'conflict', lack);
  if (order.status === printStatuses.pendingPrint)
    await moveOrder(db, actor, { move: 'start', orderId, revision, machineId }, here);
  else await updateMachine(db, order, machine.name);
  const jobId = newId();
  await insertJob(db, {
    schoolId: order.schoolId,
    id: jobId,
    orderId,
    machineId,
    machineName: machine.name,
    address: printer.address,
    state: 'sending',
    accountId: actor.accountId,
    accountName: actor.name,
    sentAt: here.now,
    heardAt: here.now,
  });
  await queueTask(db, FOLLOW, { schoolId: order.schoolId, printJobId: jobId }, { key: `${FOLLOW} ${jobId}` });
  return { jobId };
}
