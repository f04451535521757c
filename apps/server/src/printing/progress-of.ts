import { printStatuses } from '@zhibi/contract/printing';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { expectedShare } from './rules-progress.js';
import { machinesOf } from './settings/store.js';
import type { OrderRow } from './store.js';
import { runningOf } from './store-running.js';

/** How much of the tasks that are being printed should be out by now, by the speed of their machines; of a machine that is not known nothing is said. */
export async function progressOf(
  db: Db,
  { organisationId }: Pick<Actor, 'organisationId'>,
  rows: readonly OrderRow[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const inMachine = rows.filter(({ status, machineName }) => status === printStatuses.printing && machineName !== '');
  if (inMachine.length === 0) return new Map();
  const machines = await machinesOf(db, organisationId);
  const running = await runningOf(db, inMachine);
  return new Map(
    inMachine.flatMap(({ id, shopId, machineName }) => {
      const machine = machines.find((one) => one.shopId === shopId && one.name === machineName);
      const work = running.get(id);
      return machine && work ? [[id, expectedShare(work, machine, now)] as const] : [];
    }),
  );
}
