import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { insertRows } from '../platform/insert-rows.js';
import { inArray } from '../platform/sql-lists.js';
import { homeworkChange } from './tables.js';

export type ChangeRow = typeof homeworkChange.$inferSelect;

export const insertChanges = (db: Db, rows: readonly (typeof homeworkChange.$inferInsert)[]): Promise<void> =>
  insertRows(db, homeworkChange, rows);

const LIMIT = 200;

/** What was changed about a homework, the newest first; for one student only what concerns everybody or this one. */
export const changesOf = (db: Db, schoolId: string, homeworkId: string, studentId?: string): Promise<ChangeRow[]> =>
  db
    .select()
    .from(homeworkChange)
    .where(
      and(
        eq(homeworkChange.schoolId, schoolId),
        eq(homeworkChange.homeworkId, homeworkId),
        studentId === undefined
          ? undefined
          : or(isNull(homeworkChange.studentId), eq(homeworkChange.studentId, studentId)),
      ),
    )
    .orderBy(desc(homeworkChange.id))
    .limit(LIMIT);

/** Of these homework those about which something was changed for a student since they were given. One query. */
export async function changedHomework(
  db: Db,
  schoolId: string,
  { homeworkIds, studentId }: { homeworkIds: readonly string[]; studentId: string },
): Promise<Set<string>> {
  if (homeworkIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: homeworkChange.homeworkId })
    .from(homeworkChange)
    .where(
      and(
        eq(homeworkChange.schoolId, schoolId),
        inArray(homeworkChange.homeworkId, [...homeworkIds]),
        or(isNull(homeworkChange.studentId), eq(homeworkChange.studentId, studentId)),
        sql`${homeworkChange.kind} <> 'given'`,
      ),
    );
  return new Set(rows.map((row) => row.id));
}
