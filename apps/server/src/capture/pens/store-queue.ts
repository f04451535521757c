import type { QueueReason } from '@zhibi/contract/capture';
import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { found } from '../../platform/problem.js';
import { bytesList, inArray, list } from '../../platform/sql-lists.js';
import { inkQueue, inkQueueStroke, inkStroke } from '../tables.js';

export type QueuedRow = typeof inkQueue.$inferSelect;

/** A stroke that fits nowhere, with what is known about its page. */
export interface UnplacedStroke {
  stroke: Stroke;
  reason: QueueReason;
  pageCode: string;
  codeRule: string;
  homeworkId: string | null;
  studentId: string | null;
  page: number | null;
}

/** Which of the strokes are kept already, as ink or in the queue. */
export async function keptStrokeIds(db: Db, schoolId: string, ids: readonly string[]): Promise<Set<string>> {
  const among = (column: typeof inkStroke.strokeId | typeof inkQueueStroke.strokeId) => inArray(column, [...ids]);
  const rows = await db
    .select({ id: inkStroke.strokeId })
    .from(inkStroke)
    .where(and(eq(inkStroke.schoolId, schoolId), among(inkStroke.strokeId)))
    .union(
      db
        .select({ id: inkQueueStroke.strokeId })
        .from(inkQueueStroke)
        .where(and(eq(inkQueueStroke.schoolId, schoolId), among(inkQueueStroke.strokeId))),
    );
  return new Set(rows.map((row) => row.id));
}

/** Puts new strokes into the open entries of their page and pen, which are made where there are none. Answers how many were new. */
export async function queueStrokes(
  db: Db,
  schoolId: string,
  strokes: readonly UnplacedStroke[],
  { device, at }: { device: string; at: Date },
): Promise<number> {
  const keyOf = (one: { pageCode: string; codeRule: string; reason: string }) =>
    `${one.reason} ${one.codeRule} ${one.pageCode}`;
  const entries = [...new Map(strokes.map((one) => [keyOf(one), one]))].sort(([a], [b]) => (a < b ? -1 : 1));
  const opened = await db
    .insert(inkQueue)
    .values(
      entries.map(([, { reason, pageCode, codeRule, homeworkId, studentId, page }]) => ({
        schoolId,
        id: newId(),
        device,
        firstAt: at,
        lastAt: at,
        reason,
        pageCode,
        codeRule,
        homeworkId,
        studentId,
        page,
      })),
    )
    .onConflictDoUpdate({
      target: [inkQueue.schoolId, inkQueue.pageCode, inkQueue.codeRule, inkQueue.reason, inkQueue.device],
      targetWhere: isNull(inkQueue.settledAt),
      set: { lastAt: at },
    })
    .returning({
      id: inkQueue.id,
      reason: inkQueue.reason,
      pageCode: inkQueue.pageCode,
      codeRule: inkQueue.codeRule,
    });
  const entryOf = new Map(opened.map((entry) => [keyOf(entry), entry.id]));
  const rows = await db.execute(sql`
    insert into ink_queue_stroke (school_id, stroke_id, queue_id, t0, points)
    select ${schoolId}::uuid, * from unnest(${list(strokes.map((one) => one.stroke.id))}::uuid[],
      ${list(strokes.map((one) => found(entryOf.get(keyOf(one)))))}::uuid[], ${list(strokes.map((one) => one.stroke.t0))}::bigint[],
      ${bytesList(strokes.map((one) => encodeStrokes([one.stroke])))}::bytea[])
    on conflict (school_id, stroke_id) do nothing returning stroke_id`);
  return rows.length;
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
