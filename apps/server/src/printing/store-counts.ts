import { MOST_COUNTED, type PrintStatus, printMoves, statusesInOrder } from '@zhibi/contract/printing';
import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db.js';
import { inArray, list } from '../platform/sql-lists.js';
import type { Sight } from './policy.js';
import { underWay, type WantedOrders, within } from './store-lists.js';
import { printOrder } from './tables.js';

const givenUpFrom: readonly PrintStatus[] = printMoves.withdraw.from;

/**
 * How many orders stand where, a status of none is missing; those given up are counted by themselves. Up to `MOST_COUNTED` of a status, one more
 * where there are more: what is done grows for ever, and nobody reads its number to the last digit.
 */
export async function countsOf(
  db: Db,
  sight: Sight,
  wanted: Pick<WantedOrders, 'schoolId' | 'words' | 'lateAt' | 'shopId'>,
): Promise<{ counts: { messageStatus: PrintStatus; count: number }[]; withdrawn: number }> {
  if (wanted.words) return countsOfNamed(db, sight, wanted);
  const those = within(sight, wanted);
  const counted = (which: SQL | undefined, as: string) => {
    const some = db
      .select({ one: sql`1`.as('one') })
      .from(printOrder)
      .where(and(...those, which))
      .limit(MOST_COUNTED + 1)
      .as('some');
    return db
      .select({ many: count().as('many') })
      .from(some)
      .as(as);
  };
  const ofStatuses = (statuses: readonly PrintStatus[], which?: SQL) => {
    const each = counted(and(eq(printOrder.status, sql`asked.status`), which), 'each_status');
    return db
      .select({ messageStatus: sql<PrintStatus | null>`asked.status`.as('status'), many: each.many })
      .from(sql`unnest(${list(statuses)}::smallint[]) as asked (status)`)
      .crossJoinLateral(each);
  };
  const all = wanted.lateAt === undefined ? statusesInOrder : underWay;
  // Only what stands with the school can be given up: of the others an index alone tells how many there are.
  const mayBeGivenUp = (status: PrintStatus) => givenUpFrom.includes(status);
  const givenUp = counted(isNotNull(printOrder.withdrawnAt), 'given_up');
  const rows = await unionAll(
    ofStatuses(all.filter((status) => !mayBeGivenUp(status))),
    ofStatuses(all.filter(mayBeGivenUp), isNull(printOrder.withdrawnAt)),
    db
      .select({ messageStatus: sql<PrintStatus | null>`null::smallint`.as('status'), many: givenUp.many })
      .from(givenUp),
  );
  return {
    counts: rows.flatMap(({ messageStatus, many }) =>
      messageStatus === null || many === 0 ? [] : [{ messageStatus, count: many }],
    ),
    withdrawn: rows.find(({ messageStatus }) => messageStatus === null)?.many ?? 0,
  };
}

/** The same of what words name: every title is read anyway, once, in the index that holds it. */
async function countsOfNamed(
  db: Db,
  sight: Sight,
  wanted: Parameters<typeof countsOf>[2],
): ReturnType<typeof countsOf> {
  const { status, withdrawnAt } = printOrder;
  const isWithdrawn = sql<boolean>`${withdrawnAt} is not null`;
  const rows = await db
    .select({ messageStatus: status, isWithdrawn: isWithdrawn.as('is_withdrawn'), many: count() })
    .from(printOrder)
    .where(and(...within(sight, wanted), wanted.lateAt && inArray(status, underWay)))
    .groupBy(status, isWithdrawn);
  const most = (many: number) => Math.min(many, MOST_COUNTED + 1);
  return {
    counts: rows
      .filter((row) => !row.isWithdrawn)
      .map(({ messageStatus, many }) => ({ messageStatus, count: most(many) })),
    withdrawn: most(rows.filter((row) => row.isWithdrawn).reduce((sum, { many }) => sum + many, 0)),
  };
}
