import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { list } from '../../platform/sql-lists.js';
import type { Evidence } from '../evidence/store-evidence.js';
import { evidence } from '../tables.js';
import type { TypedArea } from './rules.js';

export interface OfCopy {
  schoolId: string;
  homeworkId: string;
  studentId: string;
}

/** What this student has given on a screen. */
export const typedOf = (db: Db, { schoolId, homeworkId, studentId }: OfCopy): Promise<Evidence[]> =>
  db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.schoolId, schoolId),
        eq(evidence.homeworkId, homeworkId),
        eq(evidence.studentId, studentId),
        eq(evidence.source, 'screen'),
      ),
    );

/**
 * Areas as they stand on a screen since `at`. What was typed later stands, whichever screen it comes from; the same again is nothing new, only
 * the time may have grown. Answers the areas that changed.
 */
export async function putTyped(
  db: Db,
  { schoolId, homeworkId, studentId }: OfCopy,
  typed: readonly (TypedArea & { at: Date })[],
): Promise<string[]> {
  if (typed.length === 0) return [];
  // In a fixed order, so that two screens of one student never wait in a ring.
  const rows = [...typed]
    .sort((a, b) => (a.areaId < b.areaId ? -1 : 1))
    .map((one) => ({ ...one, itemIds: `{${one.itemIds.join()}}`, at: one.at.toISOString() }));
  const kept = await db.execute<{ area_id: string }>(sql`
    insert into evidence as known
      (school_id, homework_id, student_id, area_id, source, page, item_ids, pieces, seconds, marked, certainty, words, changed_at)
    select ${schoolId}::uuid, ${homeworkId}::uuid, ${studentId}::uuid, "areaId", 'screen', page, "itemIds"::uuid[], 1, seconds, marked,
      case when marked is null then null else 1 end, words, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new ("areaId" text, page smallint, "itemIds" text, seconds real, marked boolean, words text, at timestamptz)
    on conflict (school_id, homework_id, student_id, area_id, source) do update set
      pieces = known.pieces + case when (known.marked, known.words) is distinct from (excluded.marked, excluded.words) then 1 else 0 end,
      seconds = greatest(known.seconds, excluded.seconds), marked = excluded.marked, certainty = excluded.certainty,
      words = excluded.words, changed_at = excluded.changed_at
    where known.changed_at <= excluded.changed_at
      and ((known.marked, known.words) is distinct from (excluded.marked, excluded.words) or excluded.seconds > known.seconds)
    returning area_id`);
  return kept.map(({ area_id }) => area_id);
}

/** Of these areas those where something else stands that was typed later. One query. */
export async function overtakenAreas(
  db: Db,
  { schoolId, homeworkId, studentId }: OfCopy,
  typed: readonly (Pick<TypedArea, 'areaId' | 'marked' | 'words'> & { at: Date })[],
): Promise<Set<string>> {
  const rows = typed.map(({ areaId, marked, words, at }) => ({ areaId, marked, words, at: at.toISOString() }));
  const found = await db.execute<{ area_id: string }>(sql`
    select known.area_id
    from evidence as known
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as new ("areaId" text, marked boolean, words text, at timestamptz) on known.area_id = new."areaId"
    where known.school_id = ${schoolId} and known.homework_id = ${homeworkId} and known.student_id = ${studentId}
      and known.source = 'screen' and known.changed_at > new.at
      and (known.marked, known.words) is distinct from (new.marked, new.words)`);
  return new Set(found.map(({ area_id }) => area_id));
}

/** For how many questions of each of these homeworks a student has given something on a screen. One query. */
export async function typedCounts(
  db: Db,
  { schoolId, studentId }: Pick<OfCopy, 'schoolId' | 'studentId'>,
  homeworkIds: readonly string[],
): Promise<{ homeworkId: string; answered: number }[]> {
  const rows = await db.execute<{ homework_id: string; answered: number }>(sql`
    select homework_id, count(distinct item_id)::integer as answered
    from evidence, unnest(item_ids) as item_id
    where school_id = ${schoolId} and student_id = ${studentId} and homework_id = any (${list(homeworkIds)}::uuid[])
      and source = 'screen' and (marked or btrim(coalesce(words, '')) <> '')
    group by homework_id`);
  return rows.map(({ homework_id: homeworkId, answered }) => ({ homeworkId, answered }));
}

/** Of which items of this copy something came on paper: ink of a pen, a chosen box, or the picture of a place for words. */
export async function itemsOnPaper(db: Db, { schoolId, homeworkId, studentId }: OfCopy): Promise<Set<string>> {
  const rows = await db.execute<{ item_id: string }>(sql`
    select distinct item_id
    from evidence, unnest(item_ids) as item_id
    where school_id = ${schoolId} and homework_id = ${homeworkId} and student_id = ${studentId}
      and source <> 'screen' and (source = 'pen' or marked or (marked is null and picture_sha256 is not null))`);
  return new Set(rows.map(({ item_id }) => item_id));
}
