import {
  type CentreSettings,
  type Machine,
  type MachineSettings,
  type ShopSettings,
  usualCentre,
} from '@zhibi/contract/printing/settings';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { refuseDuplicates } from '../../platform/refuse-duplicates.js';
import { printCentre, printMachine, printShop } from './tables.js';

/** How a print centre works; the usual way while nobody has said otherwise. */
export async function centreOf(db: Db, organisationId: string): Promise<CentreSettings & { revision: number }> {
  const [row] = await db.select().from(printCentre).where(eq(printCentre.organisationId, organisationId));
  return { ...usualCentre, ...row?.settings, revision: row?.revision ?? 0 };
}

/** Keeps it as its writer has seen it; who comes second is told. */
export async function writeCentre(
  db: Db,
  organisationId: string,
  { settings, revision }: { settings: CentreSettings; revision: number },
): Promise<number> {
  if (revision === 0) {
    const values = { organisationId, settings };
    await refuseDuplicates({ print_centre_pkey: 'changed' }, async () => db.insert(printCentre).values(values));
    return 1;
  }
  const [row] = await db
    .update(printCentre)
    .set({ settings, revision: revision + 1 })
    .where(and(eq(printCentre.organisationId, organisationId), eq(printCentre.revision, revision)))
    .returning({ revision: printCentre.revision });
  ensure(row !== undefined, 'conflict', 'changed');
  return row.revision;
}

/** What is settled of shops, by account; a shop that nobody has settled has no row. */
export async function shopRows(
  db: Db,
  organisationId: string,
): Promise<Map<string, { settings: ShopSettings; revision: number }>> {
  const rows = await db.select().from(printShop).where(eq(printShop.organisationId, organisationId));
  return new Map(rows.map(({ id, settings, revision }) => [id, { settings, revision }]));
}

export async function writeShop(
  db: Db,
  organisationId: string,
  { id, settings, revision }: { id: string; settings: ShopSettings; revision: number },
): Promise<number> {
  if (revision === 0) {
    const values = { organisationId, id, settings };
    await refuseDuplicates({ print_shop_pkey: 'changed' }, async () => db.insert(printShop).values(values));
    return 1;
  }
  const [row] = await db
    .update(printShop)
    .set({ settings, revision: revision + 1 })
    .where(and(eq(printShop.organisationId, organisationId), eq(printShop.id, id), eq(printShop.revision, revision)))
    .returning({ revision: printShop.revision });
  ensure(row !== undefined, 'conflict', 'changed');
  return row.revision;
}

export async function machinesOf(db: Db, organisationId: string): Promise<Machine[]> {
  const rows = await db
    .select()
    .from(printMachine)
    .where(and(eq(printMachine.organisationId, organisationId), isNull(printMachine.removedAt)))
    .orderBy(asc(printMachine.id));
  return rows.map(({ id, shopId, settings, revision }) => ({ ...settings, machineId: id, shopId, revision }));
}

export async function insertMachine(
  db: Db,
  machine: { organisationId: string; id: string; shopId: string; settings: MachineSettings },
): Promise<void> {
  await db.insert(printMachine).values(machine);
}

export async function updateMachine(
  db: Db,
  organisationId: string,
  { id, revision, ...change }: { id: string; revision: number; settings: MachineSettings; shopId: string },
): Promise<number> {
  const [row] = await db
    .update(printMachine)
    .set({ ...change, revision: revision + 1 })
    .where(
      and(
        eq(printMachine.organisationId, organisationId),
        eq(printMachine.id, id),
        eq(printMachine.revision, revision),
        isNull(printMachine.removedAt),
      ),
    )
    .returning({ revision: printMachine.revision });
  ensure(row !== undefined, 'conflict', 'changed');
  return row.revision;
}

export async function retireMachine(db: Db, organisationId: string, id: string, now: Date): Promise<void> {
  await db
    .update(printMachine)
    .set({ removedAt: now })
    .where(and(eq(printMachine.organisationId, organisationId), eq(printMachine.id, id)));
}
