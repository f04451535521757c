import type { EvidenceSource } from '@zhibi/contract/capture';
import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { withCommit } from '../../platform/with-commit.js';
import { evidence } from '../tables.js';

/** What there is for one area of a student's copy from one source. */
export type Evidence = typeof evidence.$inferSelect;

/** Where evidence lies, and what it came from. */
export interface EvidencePlace {
  homeworkId: string;
  studentId: string;
  areaId: string;
  source: EvidenceSource;
  page: number;
  /** The items answered in the area. */
  itemIds: readonly string[];
}

/** Ink that came for an area: how many strokes, and how long they took. */
export interface MoreInk extends EvidencePlace {
  pieces: number;
  seconds: number;
}

/** In a fixed order: who writes the same rows at the same time waits, but never in a ring. */
const inOrder = <Place extends EvidencePlace>(rows: readonly Place[]): Place[] =>
  [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
const keyOf = ({ homeworkId, studentId, areaId, source }: EvidencePlace) =>
  `${homeworkId} ${studentId} ${areaId} ${source}`;

/** More ink lies on these areas, each named once; written down with the commit. */
export function addInk(db: Db, schoolId: string, ink: readonly MoreInk[], at: Date): void {
  if (ink.length === 0) return;
  const rows = inOrder(ink).map((one) => ({ ...one, schoolId, itemIds: `{${one.itemIds.join()}}` }));
  withCommit(
    db,
    sql`
    insert into evidence as known (school_id, homework_id, student_id, area_id, source, page, item_ids, pieces, seconds, changed_at)
    select "schoolId", "homeworkId", "studentId", "areaId", source, page, "itemIds"::uuid[], pieces, seconds, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new ("schoolId" uuid, "homeworkId" uuid, "studentId" uuid, "areaId" text,
      source text, page smallint, "itemIds" text, pieces integer, seconds real)
    on conflict (school_id, homework_id, student_id, area_id, source) do update set pieces = known.pieces + excluded.pieces,
      seconds = known.seconds + excluded.seconds, changed_at = greatest(known.changed_at, excluded.changed_at)`,
  );
}

/** What a picture of a page shows of an area. */
export interface SeenArea extends EvidencePlace {
  /** The area cut out, in the file store; null for a box, which its question's picture shows. */
  pictureSha256: string | null;
  /** Of a box: whether it is marked; null while nobody can say. */
  marked: boolean | null;
  /** Of a box: how sure that is, also of one that is left to a person. */
  certainty: number | null;
  originId: string | null;
}

/** Areas as a picture shows them now, each named once; what a picture showed of them before is replaced, and counts as something new. */
export async function putSeen(db: Db, schoolId: string, seen: readonly SeenArea[], at: Date): Promise<void> {
  if (seen.length === 0) return;
  const rows = inOrder(seen).map((one) => ({
    ...one,
    schoolId,
    itemIds: [...one.itemIds],
    pieces: 1,
    seconds: 0,
    changedAt: at,
  }));
  await db
    .insert(evidence)
    .values(rows)
    .onConflictDoUpdate({
      target: [evidence.schoolId, evidence.homeworkId, evidence.studentId, evidence.areaId, evidence.source],
      set: {
        pieces: sql`${evidence.pieces} + 1`,
        pictureSha256: sql`excluded.picture_sha256`,
        marked: sql`excluded.marked`,
        certainty: sql`excluded.certainty`,
        originId: sql`excluded.origin_id`,
        changedAt: at,
      },
    });
}

/** What was cut out of this page shows nothing of the student any more: the page is somebody else's, or worthless. Answers what was emptied. */
export const emptySeen = (db: Db, schoolId: string, originId: string, at: Date): Promise<Evidence[]> =>
  db
    .update(evidence)
    .set({
      pieces: sql`${evidence.pieces} + 1`,
      pictureSha256: null,
      marked: null,
      certainty: null,
      originId: null,
      changedAt: at,
    })
    .where(and(eq(evidence.schoolId, schoolId), eq(evidence.originId, originId)))
    .returning();

export interface EvidenceWanted {
  homeworkId: string;
  studentIds?: readonly string[];
  itemIds?: readonly string[];
}

/** What pictures show of the areas of a homework, what was withdrawn left out; of some students or items only. Ink lies with its strokes. */
export const seenOf = (
  db: Db,
  schoolId: string,
  { homeworkId, studentIds, itemIds }: EvidenceWanted,
): Promise<Evidence[]> =>
  db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.schoolId, schoolId),
        eq(evidence.homeworkId, homeworkId),
        studentIds && inArray(evidence.studentId, [...studentIds]),
        itemIds && sql`${evidence.itemIds} && ${list(itemIds)}::uuid[]`,
        ne(evidence.source, 'pen'),
        or(isNotNull(evidence.pictureSha256), isNotNull(evidence.certainty)),
      ),
    );

export async function findEvidence(
  db: Db,
  schoolId: string,
  { homeworkId, studentId, areaId, source }: Omit<EvidencePlace, 'page' | 'itemIds'>,
): Promise<Evidence | undefined> {
  const [row] = await db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.schoolId, schoolId),
        eq(evidence.homeworkId, homeworkId),
        eq(evidence.studentId, studentId),
        eq(evidence.areaId, areaId),
        eq(evidence.source, source),
      ),
    );
  return row;
}

/** All that there is for one item of a copy, whatever it came from. */
export interface ItemEvidence {
  studentId: string;
  itemId: string;
  pieces: number;
  seconds: number;
  changedAt: Date;
}

/** For which items of a homework there is anything; of some students or items only. */
export async function evidenceByItem(
  db: Db,
  schoolId: string,
  { homeworkId, studentIds, itemIds }: EvidenceWanted,
): Promise<ItemEvidence[]> {
  const rows = await db.execute<{
    student_id: string;
    item_id: string;
    pieces: number;
    seconds: number;
    changed_at: Date;
  }>(sql`
    select student_id, item_id, sum(pieces)::integer as pieces, sum(seconds)::real as seconds, max(changed_at) as changed_at
    from evidence, unnest(item_ids) as item_id
    where school_id = ${schoolId} and homework_id = ${homeworkId}
      and (${studentIds === undefined} or student_id = any (${list(studentIds ?? [])}::uuid[]))
      and (${itemIds === undefined} or item_id = any (${list(itemIds ?? [])}::uuid[]))
    group by student_id, item_id`);
  return rows.map(({ student_id: studentId, item_id: itemId, changed_at: changedAt, pieces, seconds }) => ({
    studentId,
    itemId,
    pieces,
    seconds,
    changedAt: new Date(changedAt),
  }));
}
