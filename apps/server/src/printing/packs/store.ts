import type { PackOutcome } from '@zhibi/contract/printing/packs';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import type { BatchSight } from '../batches/store.js';
import { printPack } from './tables.js';

export type PackRow = typeof printPack.$inferSelect;

const within = ({ organisationId, shopId }: BatchSight) =>
  and(eq(printPack.organisationId, organisationId), shopId === undefined ? undefined : eq(printPack.shopId, shopId));

export async function nextPackNumber(db: Db): Promise<number> {
  const [row] = await db.execute<{ number: string }>(sql`select nextval('print_pack_number')::text as number`);
  return Number(row?.number);
}

export async function insertPack(db: Db, pack: typeof printPack.$inferInsert): Promise<void> {
  await db.insert(printPack).values(pack);
}

export async function findPack(db: Db, sight: BatchSight, id: string): Promise<PackRow | undefined> {
  const [row] = await db
    .select()
    .from(printPack)
    .where(and(within(sight), eq(printPack.id, id)));
  return row;
}

/** The same, held until the transaction ends: of two who bring a report one comes second. */
export async function lockPack(db: Db, sight: BatchSight, id: string): Promise<PackRow | undefined> {
  const [row] = await db
    .select()
    .from(printPack)
    .where(and(within(sight), eq(printPack.id, id)))
    .for('update');
  return row;
}

/** The last pack of just these tasks that has not come back. */
export async function openPackOf(db: Db, sight: BatchSight, orderIds: readonly string[]): Promise<PackRow | undefined> {
  const [row] = await db
    .select()
    .from(printPack)
    .where(and(within(sight), isNull(printPack.takenAt), sql`${printPack.orderIds} = ${list(orderIds)}::uuid[]`))
    .orderBy(desc(printPack.id))
    .limit(1);
  return row;
}

export async function packsOf(
  db: Db,
  sight: BatchSight,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PackRow[]> {
  return db
    .select()
    .from(printPack)
    .where(and(within(sight), after === undefined ? undefined : lt(printPack.id, after)))
    .orderBy(desc(printPack.id))
    .limit(limit);
}

export async function updateTaken(
  db: Db,
  { organisationId, id }: Pick<PackRow, 'organisationId' | 'id'>,
  taken: { reportHash: string; takenAt: Date; takenByName: string; outcomes: PackOutcome[] },
): Promise<void> {
  await db
    .update(printPack)
    .set(taken)
    .where(and(eq(printPack.organisationId, organisationId), eq(printPack.id, id)));
}
