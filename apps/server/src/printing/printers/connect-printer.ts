import { toStamp } from '@zhibi/contract/kernel';
import type { MachinePrinter, PrinterNow } from '@zhibi/contract/printing/printers';
import type { Machine } from '@zhibi/contract/printing/settings';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../create-order.js';
import { machinesOf } from '../settings/store.js';
import { whileAsked } from './asking.js';
import type { Asking } from './ipp/ask.js';
import { askPrinterAttributes } from './ipp/operations.js';
import { mayTend } from './policy.js';
import { factsOf, nowOf } from './printer-facts.js';
import { findPrinter, printersOf, writePrinter } from './store.js';

type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** A machine that the actor looks after; anybody else's is not there. */
export async function machineToTend(db: Db, actor: Actor, machineId: string): Promise<Machine> {
  const machine = found((await machinesOf(db, actor.organisationId)).find((one) => one.machineId === machineId));
  ensure(mayTend(actor, machine), 'not-found');
  return machine;
}

/** The machines that somebody looks after, with their printers. */
export async function listPrinters(db: Db, actor: Actor, { timeZone }: Here): Promise<MachinePrinter[]> {
  const printers = await printersOf(db, actor.organisationId);
  const machines = (await machinesOf(db, actor.organisationId)).filter((machine) => mayTend(actor, machine));
  return machines.map(({ machineId, name, stopped }) => {
    const row = printers.get(machineId);
    return {
      machineId,
      machineName: name,
      stopped,
      revision: row?.revision ?? 0,
      printer: row ? { ...row.facts, address: row.address, checkedAt: toStamp(row.checkedAt, timeZone) } : null,
    };
  });
}

/** Says where the printer of a machine is: it is asked first, so that nothing is sent to what is no printer. */
export async function connectPrinter(
  asking: Asking,
  { actor, transact }: { actor: Actor; transact: Transact },
  { machineId, address, revision }: { machineId: string; address: string; revision: number },
  now: Date,
): Promise<{ revision: number }> {
  await transact((db) => machineToTend(db, actor, machineId));
  const facts = factsOf(await whileAsked(askPrinterAttributes(asking, address)));
  ensure(facts.isUsable, 'conflict', 'printer-unusable');
  const of = { organisationId: actor.organisationId, machineId, revision };
  return transact(async (db) => ({ revision: await writePrinter(db, of, { address, facts, checkedAt: now }) }));
}

/** How the printer of a machine stands at this moment. */
export async function lookAtPrinter(
  asking: Asking,
  { actor, transact }: { actor: Actor; transact: Transact },
  machineId: string,
): Promise<PrinterNow> {
  const printer = await transact(async (db) => {
    await machineToTend(db, actor, machineId);
    return findPrinter(db, actor.organisationId, machineId);
  });
  ensure(printer !== undefined, 'conflict', 'no-printer');
  return nowOf(await whileAsked(askPrinterAttributes(asking, printer.address)));
}
