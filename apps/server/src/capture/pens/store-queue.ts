import type { QueueReason } from '@zhibi/contract/capture';
import { encodeEach, type Stroke } from '@zhibi/ink';
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { found } from '../../platform/problem.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { inkQueue, inkQueueStroke } from '../tables.js';
import { inOneParameter } from './pack.js';
import type { Origin } from './store-ink.js';

export type QueuedRow = typeof inkQueue.$inferSelect;

/** A stroke that fits nowhere, with who brought it and what is known about its page. */
export interface UnplacedStroke {
  stroke: Stroke;
  from: Origin;
  reason: QueueReason;
  pageCode: string;
  codeRule: string;
  homeworkId: string | null;
  studentId: string | null;
  page: number | null;
}

const entryOf = ({ reason, codeRule, pageCode, from }: UnplacedStroke) =>
  `${reason} ${codeRule} ${pageCode} ${from.device}`;

/**
 * Puts strokes into the open entries of their page and pen, which are made where there are none, and answers the ids of the new ones. Only new
 * strokes open an entry: what is sent again after its entry was settled stays settled. In a fixed order, as ink is kept.
 */
export async function queueStrokes(db: Db, schoolId: string, given: readonly UnplacedStroke[]): Promise<Set<string>> {
  if (given.length === 0) return new Set();
  const strokes = [...given].sort((a, b) => (a.stroke.id < b.stroke.id ? -1 : 1));
  const named = [...new Map(strokes.map((one) => [entryOf(one), one]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const nthOf = new Map(named.map(([name], at) => [name, at + 1]));
  const entries = named.map(([, one]) => one);
  const { bytes, begins, takes } = inOneParameter(encodeEach(strokes.map(({ stroke }) => stroke)));
  const rows = await db.execute<{ stroke_id: string }>(sql`
    with given as (select * from unnest(${list(strokes.map(({ stroke }) => stroke.id))}::uuid[],
        ${list(strokes.map((one) => nthOf.get(entryOf(one)) ?? null))}::integer[], ${list(strokes.map(({ stroke }) => stroke.t0))}::bigint[],
        ${list(begins)}::integer[], ${list(takes)}::integer[]) as given (stroke_id, nth, t0, begins, takes)),
      fresh as materialized (select * from given where stroke_id not in
        (select zhibi_strokes_kept(${schoolId}::uuid, array(select stroke_id from given))
        union all select zhibi_strokes_corrected(${schoolId}::uuid, array(select stroke_id from given)))),
      entry as (select * from unnest(${list(entries.map(() => newId()))}::uuid[], ${list(entries.map((one) => one.reason))}::text[],
          ${list(entries.map((one) => one.pageCode))}::text[], ${list(entries.map((one) => one.codeRule))}::text[],
          ${list(entries.map(({ from }) => from.device))}::text[], ${list(entries.map((one) => one.homeworkId))}::uuid[],
          ${list(entries.map((one) => one.studentId))}::uuid[], ${list(entries.map((one) => one.page))}::smallint[],
          ${list(entries.map(({ from }) => from.receivedAt.toISOString()))}::timestamptz[])
        with ordinality as entry (id, reason, page_code, code_rule, device, homework_id, student_id, page, at, nth)
        where nth in (select nth from fresh)),
      opened as (insert into ink_queue (school_id, id, device, first_at, last_at, reason, page_code, code_rule, homework_id, student_id, page)
        select ${schoolId}::uuid, id, device, at, at, reason, page_code, code_rule, homework_id, student_id, page from entry order by nth
        on conflict (school_id, page_code, code_rule, reason, device) where settled_at is null do update set last_at = excluded.last_at
        returning id, reason, page_code, code_rule, device)
    insert into ink_queue_stroke (school_id, stroke_id, queue_id, t0, points)
    select ${schoolId}::uuid, stroke_id, opened.id, t0, substring(${bytes}::bytea from begins for takes)
    from fresh join entry using (nth) join opened using (reason, page_code, code_rule, device) order by stroke_id
    on conflict (school_id, stroke_id) do nothing returning stroke_id`);
  return new Set(rows.map((row) => row.stroke_id));
}

/** The homework that open entries belong to. */
export async function queuedHomeworkIds(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: inkQueue.homeworkId })
    .from(inkQueue)
    .where(and(eq(inkQueue.schoolId, schoolId), isNull(inkQueue.settledAt), isNotNull(inkQueue.homeworkId)));
  return rows.flatMap((row) => row.id ?? []);
}

/** Open entries of nobody's homework and of these homework, oldest first. */
export const openEntries = (
  db: Db,
  schoolId: string,
  of: { homeworkIds: readonly string[]; after: string | undefined; limit: number },
): Promise<QueuedRow[]> =>
  db
    .select()
    .from(inkQueue)
    .where(
      and(
        eq(inkQueue.schoolId, schoolId),
        isNull(inkQueue.settledAt),
        or(isNull(inkQueue.homeworkId), inArray(inkQueue.homeworkId, [...of.homeworkIds])),
        of.after === undefined ? undefined : gt(inkQueue.id, of.after),
      ),
    )
    .orderBy(asc(inkQueue.id))
    .limit(of.limit);

/** An entry, held until the transaction ends: two people do not settle it twice. */
export async function lockEntry(db: Db, schoolId: string, id: string): Promise<QueuedRow> {
  const [row] = await db
    .select()
    .from(inkQueue)
    .where(and(eq(inkQueue.schoolId, schoolId), eq(inkQueue.id, id)))
    .for('update');
  return found(row);
}

export const strokesOfEntries = (db: Db, schoolId: string, ids: readonly string[]) =>
  db
    .select({ queueId: inkQueueStroke.queueId, points: inkQueueStroke.points })
    .from(inkQueueStroke)
    .where(and(eq(inkQueueStroke.schoolId, schoolId), inArray(inkQueueStroke.queueId, [...ids])))
    .orderBy(asc(inkQueueStroke.t0), asc(inkQueueStroke.strokeId));

export async function settleEntry(
  db: Db,
  schoolId: string,
  id: string,
  by: { accountId: string; at: Date },
): Promise<void> {
  await db
    .update(inkQueue)
    .set({ settledAt: by.at, settledBy: by.accountId })
    .where(and(eq(inkQueue.schoolId, schoolId), eq(inkQueue.id, id)));
}
