import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { PLATFORM_SCHOOL, type Reader, visibleTo } from '../store-visible.js';
import { question } from '../tables.js';

export interface Ref {
  questionId: string;
  version: number;
}

/** The newest versions of those of these questions that the reader finds in a subject. One query. */
export async function newestOf(
  db: Db,
  reader: Reader,
  { subjectId, ids }: { subjectId: number; ids: readonly string[] },
): Promise<Ref[]> {
  return db
    .select({ questionId: question.id, version: question.version })
    .from(question)
    .where(and(visibleTo(reader), eq(question.subjectId, subjectId), inArray(question.id, [...ids])));
}

/** Who owns those of these questions that lie on somebody's own shelf: question → account. One query. */
export async function ownersOf(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ questionId: question.id, owner: question.ownerAccountId })
    .from(question)
    .where(and(eq(question.schoolId, schoolId), eq(question.bank, 'mine'), inArray(question.id, [...ids])));
  return new Map(rows.flatMap(({ questionId, owner }) => (owner === null ? [] : [[questionId, owner] as const])));
}

/** Whose these questions are and of what year, of a school or of the platform. One query. */
export async function headsOf(
  db: Db,
  schoolId: string,
  ids: readonly string[],
): Promise<Map<string, { year: number | null; isPlatform: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: question.id, schoolId: question.schoolId, year: question.year })
    .from(question)
    .where(and(inArray(question.schoolId, [schoolId, PLATFORM_SCHOOL]), inArray(question.id, [...ids])));
  return new Map(rows.map(({ id, year, schoolId: of }) => [id, { year, isPlatform: of === PLATFORM_SCHOOL }]));
}

/** What the school's bank has of these questions of another school already: theirs → ours. One query. */
export async function copiesOf(db: Db, schoolId: string, ids: readonly string[]): Promise<Map<string, Ref>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ originId: question.originId, questionId: question.id, version: question.version })
    .from(question)
    .where(
      and(
        eq(question.schoolId, schoolId),
        eq(question.bank, 'school'),
        isNull(question.removedAt),
        inArray(question.originId, [...ids]),
      ),
    );
  return new Map(rows.flatMap(({ originId, ...ref }) => (originId === null ? [] : [[originId, ref] as const])));
}
