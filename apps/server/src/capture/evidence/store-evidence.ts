import { type EvidenceSource, PICTURE_BESIDE_MM } from '@zhibi/contract/capture';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
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
    pictureBesideMm: PICTURE_BESIDE_MM,
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
        pictureBesideMm: PICTURE_BESIDE_MM,
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
