import { ensure, found } from '../platform/problem.js';
import type { MoveFacts } from './move-facts.js';
import type { OrderRow } from './store.js';

/**
 * The machine that a task is printed on, by name: the one that its shop names, the one that its batch was made for, else the only one that works
 * there. Of several it has to be named, so that every sheet can be traced to one.
 */
export async function machineThatPrints(
  { shopId, batchId, machineName }: Pick<OrderRow, 'shopId' | 'batchId' | 'machineName'>,
  machineId: string | undefined,
  facts: Pick<MoveFacts, 'machines'>,
): Promise<string> {
  const own = (await facts.machines()).filter((machine) => machine.shopId === shopId);
  if (machineId !== undefined) {
    const machine = found(own.find((one) => one.machineId === machineId));
    ensure(machine.stopped === '', 'conflict', 'machine-stopped');
    return machine.name;
  }
  if (batchId !== null && machineName !== '') return machineName;
  const working = own.filter(({ stopped }) => stopped === '');
  ensure(working.length < 2, 'conflict', 'machine-needed');
  return working[0]?.name ?? '';
}
