import type { SettlementLine, SettlementSide } from '@zhibi/contract/printing/counting';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import { costLiSql, sheetsSql } from '../store-sums.js';
import { printSettlement } from './tables.js';

export type SettlementRow = typeof printSettlement.$inferSelect;

/** Whose settlements are seen: those of an organisation, of them those of one shop. */
export interface SettlementSight {
  organisationId: string;
  shopId?: string;
}
const within = ({ organisationId, shopId }: SettlementSight) =>
  and(
    eq(printSettlement.organisationId, organisationId),
    shopId === undefined ? undefined : eq(printSettlement.shopId, shopId),
  );

/** Puts what a shop has shipped in a period, and what is in no settlement yet, into this one; two who settle at once share nothing out twice. */
export async function claimOrders(
  db: Db,
  {
    schoolIds,
    shopId,
    from,
    until,
    settlementId,
  }: { schoolIds: readonly string[]; shopId: string; from: Date; until: Date; settlementId: string },
): Promise<void> {
  await db.execute(sql`
    update print_order set settlement_id = ${settlementId}::uuid
    where school_id = any (${list(schoolIds)}::uuid[]) and shop_id = ${shopId}::uuid and settlement_id is null
      and shipped_at >= ${from.toISOString()}::timestamptz and shipped_at < ${until.toISOString()}::timestamptz`);
}

/** What the orders of a settlement come to, by kind of sheet and price. */
export async function linesOf(
  db: Db,
  schoolIds: readonly string[],
  settlementId: string,
): Promise<(SettlementLine & { unpriced: number })[]> {
  const rows = await db.execute<SettlementLine & { unpriced: number } & Record<string, unknown>>(sql`
    select o.page_size as "paperSize", o.weight, case when (o.options ->> 'colorPrint')::boolean then 'colour' else 'black' end as colour,
      (o.options ->> 'doubleSidedPrint')::boolean as "isDouble", (o.price ->> 'sheetLi')::int as "sheetLi", o.parent_id is not null as "isReprint",
      count(*)::int as orders, sum(${sheetsSql})::int as sheets, coalesce(sum(${costLiSql}), 0)::float8 as "costLi",
      count(*) filter (where o.price is null and o.parent_id is null)::int as unpriced
    from print_order o where o.school_id = any (${list(schoolIds)}::uuid[]) and o.settlement_id = ${settlementId}::uuid
    group by 1, 2, 3, 4, 5, 6 order by 6, 1, 2, 3, 4 desc, 5`);
  return [...rows];
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

/** Answers false where this side has signed before. */
export async function writeSignature(
  db: Db,
  { organisationId, id }: Pick<SettlementRow, 'organisationId' | 'id'>,
  { side, by, now }: { side: SettlementSide; by: string; now: Date },
): Promise<boolean> {
  const signed = side === 'centre' ? { centreBy: by, centreAt: now } : { shopBy: by, shopAt: now };
  const free = side === 'centre' ? printSettlement.centreAt : printSettlement.shopAt;
  const rows = await db
    .update(printSettlement)
    .set(signed)
    .where(and(eq(printSettlement.organisationId, organisationId), eq(printSettlement.id, id), isNull(free)))
    .returning({ id: printSettlement.id });
  return rows.length > 0;
}

/** Takes a settlement away that the shop has not signed, and frees its orders; false where it has. */
export async function deleteSettlement(
  db: Db,
  { organisationId, id }: Pick<SettlementRow, 'organisationId' | 'id'>,
): Promise<boolean> {
  const rows = await db
    .delete(printSettlement)
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
  return true;
}
