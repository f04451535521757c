import { MOST_COUNTED, type PrintStatus, printMoves, statusesInOrder } from '@zhibi/contract/printing';
import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db.js';
import { list } from '../platform/sql-lists.js';
import type { Sight } from './policy.js';
import { underWay, type WantedOrders, within } from './store-lists.js';
import { printOrder } from './tables.js';

const givenUpFrom: readonly PrintStatus[] = printMoves.withdraw.from;

export interface OrderCounts {
  counts: { messageStatus: PrintStatus; count: number }[];
  withdrawn: number;
}

/**
 * How many orders stand where, a status of none is missing; those given up are counted by themselves. Up to `MOST_COUNTED` of a status, one more
 * where there are more: what is done grows for ever, and nobody reads its number to the last digit.
 */
export async function countsOf(
  db: Db,
  sight: Sight,
  wanted: Pick<WantedOrders, 'schoolId' | 'lateAt' | 'shopId'>,
): Promise<OrderCounts> {
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
