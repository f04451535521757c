import { type PrintStatus, printMoves, printStatuses } from '@zhibi/contract/printing';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray, notInArray } from '../platform/sql-lists.js';
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

const within = (
  { schoolIds, createdBy, shopId }: Sight,
  { schoolId, words, lateAt, ...wanted }: WantedOrders,
): (SQL | undefined)[] => [
  ofSchools(schoolId === undefined ? schoolIds : schoolIds.filter((one) => one === schoolId)),
  createdBy === undefined ? undefined : eq(printOrder.createdBy, createdBy),
  shopId === undefined ? undefined : eq(printOrder.shopId, shopId),
  wanted.shopId === undefined ? undefined : eq(printOrder.shopId, wanted.shopId),
  lateAt === undefined ? undefined : and(lt(printOrder.wantedAt, lateAt), notInArray(printOrder.status, [...settled])),
  words ? wordsIn(words) : undefined,
];

/** Of one school an index has the orders in their order. */
const ofSchools = ([first, ...others]: readonly string[]): SQL =>
  first !== undefined && others.length === 0
    ? eq(printOrder.schoolId, first)
    : inArray(printOrder.schoolId, first === undefined ? [] : [first, ...others]);

/** In the title, or the number as people write it. */
function wordsIn(words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^p?0*(\d{1,12})$/i.exec(words)?.[1];
  return number === undefined
    ? sql`${printOrder.title} ilike ${pattern}`
    : sql`(${printOrder.title} ilike ${pattern} or ${printOrder.number} = ${number}::bigint)`;
}

export async function ordersOf(
  db: Db,
  sight: Sight,
  { limit, after, ...wanted }: WantedOrders & { after: After; limit: number },
): Promise<OrderRow[]> {
  const byDue = 'due' in after;
  const start = byDue
    ? after.due &&
      sql`(${printOrder.wantedAt}, ${printOrder.id}) > (${after.due[0]}::timestamptz, ${after.due[1]}::uuid)`
    : after.newest && lt(printOrder.id, after.newest);
  // What was given up stands in the list of all, and among nothing that somebody has to do.
  const status =
    wanted.statuses && and(inArray(printOrder.status, [...wanted.statuses]), isNull(printOrder.withdrawnAt));
  return db
    .select()
    .from(printOrder)
    .where(
      and(
        ...within(sight, wanted),
        wanted.isWithdrawn ? isNotNull(printOrder.withdrawnAt) : status,
        start || undefined,
      ),
    )
    .orderBy(...(byDue ? [asc(printOrder.wantedAt), asc(printOrder.id)] : [desc(printOrder.id)]))
    .limit(limit);
}

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

const givenUpFrom: PrintStatus[] = [...printMoves.withdraw.from];

/** How many orders stand where, a status of none is missing; those given up are counted by themselves. */
export async function countsOf(
  db: Db,
  sight: Sight,
  wanted: Omit<WantedOrders, 'statuses' | 'isWithdrawn'>,
): Promise<{ counts: { messageStatus: PrintStatus; count: number }[]; withdrawn: number }> {
  const { status, withdrawnAt } = printOrder;
  // Only what stands with the school can be given up: of the thousands that are done an index alone tells how many there are.
  const asked = (mayBeGivenUp: boolean) => {
    const isWithdrawn = mayBeGivenUp ? sql<boolean>`${withdrawnAt} is not null` : sql<boolean>`false`;
    const which = mayBeGivenUp ? inArray(status, givenUpFrom) : notInArray(status, givenUpFrom);
    return db
      .select({ messageStatus: status, isWithdrawn, count: count() })
      .from(printOrder)
      .where(and(...within(sight, wanted), which))
      .groupBy(...(mayBeGivenUp ? [status, isWithdrawn] : [status]));
  };
  const rows = [...(await asked(true)), ...(await asked(false))];
  return {
    counts: rows
      .filter((row) => !row.isWithdrawn)
      .map(({ messageStatus, count: many }) => ({ messageStatus, count: many })),
    withdrawn: rows.filter((row) => row.isWithdrawn).reduce((sum, row) => sum + row.count, 0),
  };
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
    .where(and(...within({ schoolIds }, { lateAt: now })))
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
