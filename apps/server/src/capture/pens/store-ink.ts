import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { evidence, inkQueue, inkQueueStroke, inkStroke } from '../tables.js';

/** A stroke with its place: whose page of which homework, and the area, '' outside every one. */
export interface PlacedStroke {
  stroke: Stroke;
  homeworkId: string;
  studentId: string;
  page: number;
  areaId: string;
  itemIds: readonly string[];
  from: Origin;
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
export async function insertStrokes(db: Db, schoolId: string, given: readonly PlacedStroke[]): Promise<Set<string>> {
  if (given.length === 0) return new Set();
  const strokes = [...given].sort((a, b) => (a.stroke.id < b.stroke.id ? -1 : 1));
  // All points are one parameter, out of which the database cuts: as bytes they need not be written out and read.
  let next = 1;
  const packed = strokes.map(({ stroke }) => {
    const [bytes, begins] = [encodeStrokes([stroke]), next];
    next += bytes.length;
    return { bytes, begins };
  });
  const rows = await db.execute<{ stroke_id: string }>(sql`
    insert into ink_stroke (school_id, stroke_id, homework_id, student_id, page, area_id, t0, source, device, points, received_at)
    select ${schoolId}::uuid, id, homework_id, student_id, page, area_id, t0, source, device,
      substring(${Buffer.concat(packed.map(({ bytes }) => bytes))}::bytea from begins for takes), received_at
    from unnest(${list(strokes.map((one) => one.stroke.id))}::uuid[], ${list(strokes.map((one) => one.homeworkId))}::uuid[],
      ${list(strokes.map((one) => one.studentId))}::uuid[], ${list(strokes.map((one) => one.page))}::smallint[],
      ${list(strokes.map((one) => one.areaId))}::text[], ${list(strokes.map((one) => one.stroke.t0))}::bigint[],
      ${list(strokes.map((one) => one.from.source))}::text[], ${list(strokes.map((one) => one.from.device))}::text[],
      ${list(strokes.map((one) => one.from.receivedAt.toISOString()))}::timestamptz[],
      ${list(packed.map(({ begins }) => begins))}::integer[], ${list(packed.map(({ bytes }) => bytes.length))}::integer[])
      as new (id, homework_id, student_id, page, area_id, t0, source, device, received_at, begins, takes)
    where source = 'queue' or not exists (select from ink_queue_stroke q where q.school_id = ${schoolId}::uuid and q.stroke_id = new.id)
    on conflict (school_id, stroke_id) do nothing returning stroke_id`);
  return new Set(rows.map((row) => row.stroke_id));
}

/** There is writing for these items, whatever it came from. In a fixed order, so that two pens never wait for each other in a ring. */
export async function addEvidence(
  db: Db,
  schoolId: string,
  strokes: readonly PlacedStroke[],
  secondsOf: (stroke: Stroke) => number,
): Promise<void> {
  const sums = new Map<string, { key: [string, string, string]; strokes: number; seconds: number }>();
  const at = new Date(Math.max(...strokes.map(({ from }) => from.receivedAt.getTime())));
  for (const { stroke, homeworkId, studentId, itemIds } of strokes)
    for (const itemId of itemIds) {
      const key: [string, string, string] = [homeworkId, studentId, itemId];
      const sum = sums.get(key.join()) ?? { key, strokes: 0, seconds: 0 };
      sums.set(key.join(), { key, strokes: sum.strokes + 1, seconds: sum.seconds + secondsOf(stroke) });
    }
  if (sums.size === 0) return;
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
  await db.execute(sql`
    insert into evidence as known (school_id, homework_id, student_id, item_id, strokes, seconds, changed_at)
    select ${schoolId}::uuid, homework_id, student_id, item_id, strokes, seconds, ${at.toISOString()}::timestamptz
    from unnest(${list(rows.map((row) => row.key[0]))}::uuid[], ${list(rows.map((row) => row.key[1]))}::uuid[],
      ${list(rows.map((row) => row.key[2]))}::uuid[], ${list(rows.map((row) => row.strokes))}::integer[],
      ${list(rows.map((row) => row.seconds))}::real[]) as new (homework_id, student_id, item_id, strokes, seconds)
    on conflict (school_id, homework_id, student_id, item_id) do update set strokes = known.strokes + excluded.strokes,
      seconds = known.seconds + excluded.seconds, changed_at = greatest(known.changed_at, excluded.changed_at)`);
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

export type Evidence = typeof evidence.$inferSelect;

/** For which items of a homework there is writing; of some students or items only. */
export const evidenceOf = (
  db: Db,
  schoolId: string,
  wanted: { homeworkId: string; studentIds?: readonly string[]; itemIds?: readonly string[] },
): Promise<Evidence[]> =>
  db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.schoolId, schoolId),
        eq(evidence.homeworkId, wanted.homeworkId),
        wanted.studentIds && inArray(evidence.studentId, [...wanted.studentIds]),
        wanted.itemIds && inArray(evidence.itemId, [...wanted.itemIds]),
      ),
    );
