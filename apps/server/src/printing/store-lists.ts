import { type PrintStatus, printStatuses, statusesInOrder } from '@zhibi/contract/printing';
import { type AnyColumn, and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, list } from '../platform/sql-lists.js';
import type { Sight } from './policy.js';
import { settled } from './rules.js';
import type { OrderRow } from './store.js';
import { printOrder } from './tables.js';

export interface WantedOrders {
  statuses?: readonly PrintStatus[] | undefined;
  schoolId?: string | undefined;
  words?: string | undefined;
  shopId?: string | undefined;
  /** Only what was wanted by then and is not there yet. */
  lateAt?: Date | undefined;
  /** Only what was given up. */
  isWithdrawn?: boolean | undefined;
}

/** Where a page begins: after this order, newest first, or after this time and order, what is wanted earliest first. */
export type After = { newest: string | undefined } | { due: readonly [wantedAt: string, id: string] | undefined };

export const within = (
  { schoolIds, createdBy, shopId }: Sight,
  { schoolId, words, lateAt, ...wanted }: Pick<WantedOrders, 'schoolId' | 'words' | 'lateAt' | 'shopId'>,
): (SQL | undefined)[] => [
  ofSchools(schoolId === undefined ? schoolIds : schoolIds.filter((one) => one === schoolId)),
  createdBy === undefined ? undefined : eq(printOrder.createdBy, createdBy),
  shopId === undefined ? undefined : eq(printOrder.shopId, shopId),
  wanted.shopId === undefined ? undefined : eq(printOrder.shopId, wanted.shopId),
  lateAt && lt(printOrder.wantedAt, lateAt),
  words ? wordsIn(words) : undefined,
];

export const underWay = statusesInOrder.filter((status) => !settled.includes(status));

/** The statuses that are asked for; undefined for all of them. Only what is under way can be late. */
export const statusesOf = ({
  statuses,
  lateAt,
}: Pick<WantedOrders, 'statuses' | 'lateAt'>): PrintStatus[] | undefined =>
  lateAt === undefined ? statuses && [...statuses] : underWay.filter((one) => statuses?.includes(one) ?? true);

/** Of one school an index has the orders in their order. */
const ofSchools = ([first, ...others]: readonly string[]): SQL =>
  first !== undefined && others.length === 0
    ? eq(printOrder.schoolId, first)
    : inArray(printOrder.schoolId, first === undefined ? [] : [first, ...others]);

/** In the title, or the number as people write it. */
function wordsIn(words: string): SQL {
  const isNamed = sql`strpos(${printOrder.named}, lower(${words})) > 0`;
  const number = /^p?0*(\d{1,12})$/i.exec(words)?.[1];
  return number === undefined ? isNamed : sql`(${isNamed} or ${printOrder.number} = ${number}::bigint)`;
}

/** What a page of a list is asked by. */
export type PageWanted = WantedOrders & { after: After; limit: number };

type Columns = Record<'id' | 'wantedAt', AnyColumn | SQL>;
const byDue = (after: After): after is Extract<After, { due: unknown }> => 'due' in after;

/** What stands behind where the page begins; undefined at the top of the list. */
export function startOf(after: After, { id, wantedAt }: Columns): SQL | undefined {
  if (!byDue(after)) return after.newest === undefined ? undefined : sql`${id} < ${after.newest}::uuid`;
  return after.due && sql`(${wantedAt}, ${id}) > (${after.due[0]}::timestamptz, ${after.due[1]}::uuid)`;
}

export const sortedBy = (after: After, { id, wantedAt }: Columns): SQL[] =>
  byDue(after) ? [asc(wantedAt), asc(id)] : [desc(id)];

/** Orders in the order of a list, whatever words they are called by. */
export async function ordersOf(db: Db, sight: Sight, { limit, after, ...wanted }: PageWanted): Promise<OrderRow[]> {
  const statuses = wanted.isWithdrawn ? undefined : statusesOf(wanted);
  const those = [
    ...within(sight, wanted),
    wanted.isWithdrawn ? isNotNull(printOrder.withdrawnAt) : undefined,
    startOf(after, printOrder),
  ];
  if (statuses === undefined)
    return db
      .select()
      .from(printOrder)
      .where(and(...those))
      .orderBy(...sortedBy(after, printOrder))
      .limit(limit);
  // Of each status no more than a page, in its order: what stands elsewhere, the thousands that are done above all, is not walked past.
  const one = db
    .select()
    .from(printOrder)
    // What was given up stands in the list of all, and among nothing that somebody has to do.
    .where(and(...those, eq(printOrder.status, sql`asked.status`), isNull(printOrder.withdrawnAt)))
    .orderBy(...sortedBy(after, printOrder))
    .limit(limit)
    .as('one');
  return db
    .select(one._.selectedFields)
    .from(sql`unnest(${list(statuses)}::smallint[]) as asked (status)`)
    .crossJoinLateral(one)
    .orderBy(...sortedBy(after, one))
    .limit(limit);
}

/** These orders as a list has them. */
export const ordersByIds = (db: Db, { schoolIds }: Sight, ids: readonly string[], after: After): Promise<OrderRow[]> =>
  db
    .select()
    .from(printOrder)
    .where(and(ofSchools(schoolIds), inArray(printOrder.id, ids)))
    .orderBy(...sortedBy(after, printOrder));

/** The orders that printed a sheet, the first one first: each with this student's copy and this page of a print run. */
export async function ordersWithSheet(
  db: Db,
  { schoolId, printRunId, studentId, page }: { schoolId: string; printRunId: string; studentId: string; page: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(printOrder)
    .where(
      and(
        eq(printOrder.schoolId, schoolId),
        eq(printOrder.printRunId, printRunId),
        sql`${studentId}::uuid = any (${printOrder.studentIds})`,
        sql`${page}::smallint = any (${printOrder.pages})`,
      ),
    )
    .orderBy(asc(printOrder.id))
    .limit(50);
}

const { pendingPrint, printing, pendingShipment } = printStatuses;

/** Tasks that are to be printed or sent and that are in no batch. */
export async function tasksAlone(db: Db, sight: Sight): Promise<number> {
  const [row] = await db
    .select({ tasks: count() })
    .from(printOrder)
    .where(
      and(
        ...within(sight, {}),
        inArray(printOrder.status, [pendingPrint, printing, pendingShipment]),
        isNull(printOrder.batchId),
      ),
    );
  return row?.tasks ?? 0;
}

/** How many orders of each school were wanted by now and are not there. */
export async function latePrints(db: Db, schoolIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ schoolId: printOrder.schoolId, orders: count() })
    .from(printOrder)
    .where(and(...within({ schoolIds }, { lateAt: now }), inArray(printOrder.status, underWay)))
    .groupBy(printOrder.schoolId);
  return new Map(rows.map(({ schoolId, orders }) => [schoolId, orders]));
}

/** Copies that were shipped to a school and are not confirmed yet. */
export async function copiesOnTheWay(db: Db, schoolId: string): Promise<number> {
  const [row] = await db
    .select({ copies: sql<number>`coalesce(sum(cardinality(${printOrder.studentIds})), 0)::int` })
    .from(printOrder)
    .where(and(eq(printOrder.schoolId, schoolId), eq(printOrder.status, printStatuses.pendingReceipt)));
  return row?.copies ?? 0;
}
