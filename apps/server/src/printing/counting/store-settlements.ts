import type { SettlementSide } from '@zhibi/contract/printing/counting';
import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { summed } from './store-lines.js';
import { printSettlement } from './tables.js';

export type SettlementRow = typeof printSettlement.$inferSelect;

/** Whose settlements are seen: those of an organisation, of them those of one shop. */
export interface SettlementSight {
  organisationId: string;
  shopId?: string;
}
const reached = ({ organisationId, shopId }: SettlementSight) =>
  and(
    eq(printSettlement.organisationId, organisationId),
    shopId === undefined ? undefined : eq(printSettlement.shopId, shopId),
  );
/** What was cancelled is there for nobody. */
const within = (sight: SettlementSight) => and(reached(sight), isNull(printSettlement.cancelledAt));

/** Puts what a shop has shipped or printed outside the system in a period, and what is in no settlement yet, into this one; two who settle at once share nothing out twice. */
export async function claimOrders(
  db: Db,
  {
    schoolIds,
    shopId,
    from,
    until,
    days,
    settlementId,
  }: {
    schoolIds: readonly string[];
    shopId: string;
    from: Date;
    until: Date;
    /** The same period, as the first and the last day. */
    days: { fromOn: string; untilOn: string };
    settlementId: string;
  },
): Promise<void> {
  await db.execute(sql`
    update print_order set settlement_id = ${settlementId}::uuid
    where school_id = any (${list(schoolIds)}::uuid[]) and shop_id = ${shopId}::uuid and settlement_id is null
      and shipped_at >= ${from.toISOString()}::timestamptz and shipped_at < ${until.toISOString()}::timestamptz`);
  await db.execute(sql`
    update offline_print set settlement_id = ${settlementId}::uuid, revision = revision + 1
    where school_id = any (${list(schoolIds)}::uuid[]) and shop_id = ${shopId}::uuid and settlement_id is null and withdrawn_at is null
      and printed_on between ${days.fromOn}::date and ${days.untilOn}::date`);
}

export async function insertSettlement(
  db: Db,
  row: Omit<typeof printSettlement.$inferInsert, 'number'>,
): Promise<void> {
  await db.insert(printSettlement).values({ ...row, number: sql`nextval('print_settlement_number')` });
}

export async function findSettlement(db: Db, sight: SettlementSight, id: string): Promise<SettlementRow | undefined> {
  const [row] = await db
    .select()
    .from(printSettlement)
    .where(and(within(sight), eq(printSettlement.id, id)));
  return row;
}

/** Whether this one was cancelled before. */
export async function isCancelled(db: Db, sight: SettlementSight, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: printSettlement.id })
    .from(printSettlement)
    .where(and(reached(sight), eq(printSettlement.id, id), isNotNull(printSettlement.cancelledAt)));
  return rows.length > 0;
}

export async function settlementsOf(
  db: Db,
  sight: SettlementSight,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<SettlementRow[]> {
  return db
    .select()
    .from(printSettlement)
    .where(and(within(sight), after === undefined ? undefined : lt(printSettlement.id, after)))
    .orderBy(desc(printSettlement.id))
    .limit(limit);
}

/** Answers false where this side has signed before, something in it has no price, or its sums are no longer those that were seen. */
export async function writeSignature(
  db: Db,
  { organisationId, id }: Pick<SettlementRow, 'organisationId' | 'id'>,
  { side, by, seen, now }: { side: SettlementSide; by: string; seen: number; now: Date },
): Promise<boolean> {
  const signed = side === 'centre' ? { centreBy: by, centreAt: now } : { shopBy: by, shopAt: now };
  const free = side === 'centre' ? printSettlement.centreAt : printSettlement.shopAt;
  const rows = await db
    .update(printSettlement)
    .set(signed)
    .where(
      and(
        eq(printSettlement.organisationId, organisationId),
        eq(printSettlement.id, id),
        isNull(free),
        eq(printSettlement.unpriced, 0),
        eq(printSettlement.revision, seen),
      ),
    )
    .returning({ id: printSettlement.id });
  return rows.length > 0;
}

/** Cancels a settlement that the shop has not signed, and frees its orders; false where it has. */
export async function withdrawSettlement(
  db: Db,
  { organisationId, id }: Pick<SettlementRow, 'organisationId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(printSettlement)
    .set({ cancelledAt: now })
    .where(
      and(
        eq(printSettlement.organisationId, organisationId),
        eq(printSettlement.id, id),
        isNull(printSettlement.shopAt),
      ),
    )
    .returning({ id: printSettlement.id });
  if (rows.length === 0) return false;
  await db.execute(sql`update print_order set settlement_id = null where settlement_id = ${id}::uuid`);
  await db.execute(
    sql`update offline_print set settlement_id = null, revision = revision + 1 where settlement_id = ${id}::uuid`,
  );
  return true;
}

/** Holds the settlements of a shop that are not signed by both sides, until the transaction ends. */
export async function holdSettlements(db: Db, organisationId: string, shopId: string): Promise<void> {
  await db.execute(sql`
    select id from print_settlement where organisation_id = ${organisationId}::uuid and shop_id = ${shopId}::uuid
      and cancelled_at is null and (centre_at is null or shop_at is null) order by id for update`);
}

/** Sums a settlement anew in which something has got its price; a signature of before was for other sums, and falls. */
export async function sumAnew(
  db: Db,
  {
    organisationId,
    settlementId,
    schoolIds,
  }: { organisationId: string; settlementId: string; schoolIds: readonly string[] },
): Promise<void> {
  await db
    .update(printSettlement)
    .set({
      ...(await summed(db, schoolIds, settlementId)),
      revision: sql`${printSettlement.revision} + 1`,
      centreBy: null,
      centreAt: null,
      shopBy: null,
      shopAt: null,
    })
    .where(and(eq(printSettlement.organisationId, organisationId), eq(printSettlement.id, settlementId)));
}
