import type { EvidenceSource } from '@zhibi/contract/capture';
import { and, eq, gte, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import { evidence } from '../tables.js';
import type { Evidence, EvidencePlace } from './store-evidence.js';

export interface EvidenceWanted {
  homeworkId: string;
  studentIds?: readonly string[];
  itemIds?: readonly string[];
}

/** What pictures show of the areas of some homework and what was typed there, what was withdrawn left out; of some students or items only. Ink lies with its strokes. */
export const seenOf = (
  db: Db,
  schoolId: string,
  { homeworkIds, studentIds, itemIds }: Omit<EvidenceWanted, 'homeworkId'> & { homeworkIds: readonly string[] },
): Promise<Evidence[]> =>
  db
    .select()
    .from(evidence)
    .where(
      and(
        eq(evidence.schoolId, schoolId),
        inArray(evidence.homeworkId, [...homeworkIds]),
        studentIds && inArray(evidence.studentId, [...studentIds]),
        itemIds && sql`${evidence.itemIds} && ${list(itemIds)}::uuid[]`,
        ne(evidence.source, 'pen'),
        or(isNotNull(evidence.pictureSha256), isNotNull(evidence.certainty), isNotNull(evidence.words)),
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

export interface CameFrom {
  sources: EvidenceSource[];
  /** How long was written, where the sources tell. */
  seconds: number;
}

/** What each student's answers of a homework came from; what was withdrawn does not count. */
export async function sourcesByStudent(db: Db, schoolId: string, homeworkId: string): Promise<Map<string, CameFrom>> {
  const rows = await db
    .select({
      studentId: evidence.studentId,
      source: evidence.source,
      seconds: sql<number>`sum(${evidence.seconds})::float8`,
    })
    .from(evidence)
    .where(
      and(
        eq(evidence.schoolId, schoolId),
        eq(evidence.homeworkId, homeworkId),
        or(
          eq(evidence.source, 'pen'),
          isNotNull(evidence.pictureSha256),
          eq(evidence.marked, true),
          sql`btrim(${evidence.words}) <> ''`,
        ),
      ),
    )
    .groupBy(evidence.studentId, evidence.source)
    .orderBy(evidence.studentId, evidence.source);
  const came = new Map<string, CameFrom>();
  for (const { studentId, source, seconds } of rows) {
    const known = came.get(studentId) ?? { sources: [], seconds: 0 };
    came.set(studentId, { sources: [...known.sources, source], seconds: known.seconds + seconds });
  }
  return came;
}

/** How many areas of these homework were written on and read since then, whatever the writing came by; what was typed is none. */
export async function areasReadSince(
  db: Db,
  schoolId: string,
  { homeworkIds, since }: { homeworkIds: readonly string[]; since: Date },
): Promise<number> {
  if (homeworkIds.length === 0) return 0;
  const [row] = await db
    .select({ areas: sql<number>`count(*)::int` })
    .from(evidence)
    .where(
      and(
        eq(evidence.schoolId, schoolId),
        inArray(evidence.homeworkId, [...homeworkIds]),
        ne(evidence.source, 'screen'),
        gte(evidence.changedAt, since),
      ),
    );
  return row?.areas ?? 0;
}
