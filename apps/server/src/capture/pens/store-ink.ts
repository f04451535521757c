import type { AnswerArea } from '@zhibi/contract/papers';
import type { Stroke } from '@zhibi/ink';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { inkQueue, inkQueueStroke, inkStroke } from '../tables.js';
import { inOneParameter } from './pack.js';

/**
 * A stroke with its area, '' outside every one, and the items answered there; `also` are other areas about which it says
 * something. `packed` is all of it as it is kept.
 */
export interface PlacedStroke {
  stroke: Stroke;
  packed: Uint8Array;
  areaId: string;
  itemIds: readonly string[];
  also: readonly AnswerArea[];
}

/** Ink on one page of one student's copy, from one device. */
export interface PlacedInk {
  homeworkId: string;
  studentId: string;
  page: number;
  from: Origin;
  strokes: readonly PlacedStroke[];
}

export interface Origin {
  source: string;
  device: string;
  receivedAt: Date;
  /** The pen was disabled: its ink is kept and waits for a person. */
  isDisabled?: boolean;
}

/**
 * Keeps strokes in one statement and answers the ids of the new ones: a stroke that was kept before, here or in the
 * queue, changes nothing. In a fixed order: who sends the same strokes elsewhere waits, but never in a ring.
 */
export async function insertStrokes(db: Db, schoolId: string, ink: readonly PlacedInk[]): Promise<Set<string>> {
  const strokes = ink.flatMap((copy, at) => copy.strokes.map((one) => ({ ...one, copy: at + 1 })));
  if (strokes.length === 0) return new Set();
  strokes.sort((a, b) => (a.stroke.id < b.stroke.id ? -1 : 1));
  const ids = list(strokes.map(({ stroke }) => stroke.id));
  const { bytes, begins, takes } = inOneParameter(strokes.map(({ packed }) => packed));
  const rows = await db.execute<{ stroke_id: string }>(sql`
    insert into ink_stroke (school_id, stroke_id, homework_id, student_id, page, area_id, t0, source, device, points, received_at)
    select ${schoolId}::uuid, id, homework[copy], student[copy], page[copy], area_id, t0, source[copy], device[copy],
      substring(${bytes}::bytea from begins for takes), received[copy]
    from (select ${list(ink.map((one) => one.homeworkId))}::uuid[] as homework, ${list(ink.map((one) => one.studentId))}::uuid[] as student,
        ${list(ink.map((one) => one.page))}::smallint[] as page, ${list(ink.map(({ from }) => from.source))}::text[] as source,
        ${list(ink.map(({ from }) => from.device))}::text[] as device,
        ${list(ink.map(({ from }) => from.receivedAt.toISOString()))}::timestamptz[] as received) as copies,
      unnest(${ids}::uuid[], ${list(strokes.map(({ copy }) => copy))}::integer[],
        ${list(strokes.map(({ areaId }) => areaId))}::text[], ${list(strokes.map(({ stroke }) => stroke.t0))}::bigint[],
        ${list(begins)}::integer[], ${list(takes)}::integer[])
        as new (id, copy, area_id, t0, begins, takes)
    where source[copy] = 'queue' or id not in (select zhibi_strokes_queued(${schoolId}::uuid, ${ids}::uuid[])
      union all select zhibi_strokes_corrected(${schoolId}::uuid, ${ids}::uuid[]))
    on conflict (school_id, stroke_id) do nothing returning stroke_id`);
  return new Set(rows.map((row) => row.stroke_id));
}

export interface KeptStroke {
  homeworkId: string;
  studentId: string;
  page: number;
  areaId: string;
  points: Uint8Array;
}

export interface InkWanted {
  homeworkIds: readonly string[];
  studentIds?: readonly string[];
  areaIds?: readonly string[];
}

/** The ink of homework in the order it was written; of some students or areas only. */
export const inkOf = (db: Db, schoolId: string, wanted: InkWanted): Promise<KeptStroke[]> =>
  db
    .select({
      homeworkId: inkStroke.homeworkId,
      studentId: inkStroke.studentId,
      page: inkStroke.page,
      areaId: inkStroke.areaId,
      points: inkStroke.points,
    })
    .from(inkStroke)
    .where(
      and(
        eq(inkStroke.schoolId, schoolId),
        inArray(inkStroke.homeworkId, [...wanted.homeworkIds]),
        wanted.studentIds && inArray(inkStroke.studentId, [...wanted.studentIds]),
        wanted.areaIds && inArray(inkStroke.areaId, [...wanted.areaIds]),
      ),
    )
    .orderBy(asc(inkStroke.t0), asc(inkStroke.strokeId));

/** The pages of copies on which ink lies outside every area and waits in the queue. */
export async function unplacedPages(
  db: Db,
  schoolId: string,
  { homeworkId, studentIds }: { homeworkId: string; studentIds: readonly string[] },
): Promise<{ studentId: string; page: number }[]> {
  const rows = await db
    .selectDistinct({ studentId: inkQueue.studentId, page: inkQueue.page })
    .from(inkQueue)
    .where(
      and(
        eq(inkQueue.schoolId, schoolId),
        eq(inkQueue.homeworkId, homeworkId),
        inArray(inkQueue.studentId, [...studentIds]),
        eq(inkQueue.reason, 'outside-areas'),
        sql`${inkQueue.settledAt} is null`,
      ),
    );
  return rows.flatMap(({ studentId, page }) => (studentId === null || page === null ? [] : [{ studentId, page }]));
}

/** What lies outside every area of one copy and waits in the queue. */
export const inkBesideAreas = (db: Db, schoolId: string, homeworkId: string, studentId: string) =>
  db
    .select({ page: inkQueue.page, points: inkQueueStroke.points })
    .from(inkQueue)
    .innerJoin(
      inkQueueStroke,
      and(eq(inkQueueStroke.schoolId, inkQueue.schoolId), eq(inkQueueStroke.queueId, inkQueue.id)),
    )
    .where(
      and(
        eq(inkQueue.schoolId, schoolId),
        eq(inkQueue.homeworkId, homeworkId),
        eq(inkQueue.studentId, studentId),
        eq(inkQueue.reason, 'outside-areas'),
        sql`${inkQueue.settledAt} is null`,
      ),
    );
