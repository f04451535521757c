import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { annotation } from './tables.js';

export type AnnotationRow = typeof annotation.$inferSelect;

interface Copies {
  homeworkId: string;
  studentIds: readonly string[];
}

/** What stands on copies now, as it was put down: what came later lies above. */
export const annotationsOn = (db: Db, schoolId: string, { homeworkId, studentIds }: Copies): Promise<AnnotationRow[]> =>
  db
    .select()
    .from(annotation)
    .where(
      and(
        eq(annotation.schoolId, schoolId),
        eq(annotation.homeworkId, homeworkId),
        inArray(annotation.studentId, [...studentIds]),
        or(isNotNull(annotation.mark), isNotNull(annotation.points)),
      ),
    )
    .orderBy(annotation.changedAt, annotation.id);

/** Those with these ids, also where they were taken away. */
export const annotationsById = (db: Db, schoolId: string, ids: readonly string[]): Promise<AnnotationRow[]> =>
  db
    .select()
    .from(annotation)
    .where(and(eq(annotation.schoolId, schoolId), inArray(annotation.id, [...ids])));

/** Writes what is later than what is kept; the rest changes nothing. */
export async function putLater(db: Db, rows: readonly AnnotationRow[]): Promise<void> {
  await db
    .insert(annotation)
    .values([...rows])
    .onConflictDoUpdate({
      target: [annotation.schoolId, annotation.id],
      set: {
        page: sql`excluded.page`,
        version: sql`excluded.version`,
        mark: sql`excluded.mark`,
        points: sql`excluded.points`,
        changedAt: sql`excluded.changed_at`,
      },
      setWhere: sql`${annotation.version} < excluded.version and ${annotation.accountId} = excluded.account_id
        and ${annotation.homeworkId} = excluded.homework_id and ${annotation.studentId} = excluded.student_id`,
    });
}

/** How many stand on a copy of one teacher, and how many bytes of ink. */
export async function amountOf(
  db: Db,
  {
    schoolId,
    homeworkId,
    studentId,
    accountId,
  }: Pick<AnnotationRow, 'schoolId' | 'homeworkId' | 'studentId' | 'accountId'>,
): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${annotation.points})), 0)::int`,
    })
    .from(annotation)
    .where(
      and(
        eq(annotation.schoolId, schoolId),
        eq(annotation.homeworkId, homeworkId),
        eq(annotation.studentId, studentId),
        eq(annotation.accountId, accountId),
        or(isNotNull(annotation.mark), isNotNull(annotation.points)),
      ),
    );
  return row ?? { count: 0, bytes: 0 };
}
