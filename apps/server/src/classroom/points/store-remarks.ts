import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { remark } from './tables.js';

export type RemarkRow = typeof remark.$inferSelect;

/** What one teacher wrote of a class for a month. */
export const remarksOf = (
  db: Db,
  of: { schoolId: string; classId: string; month: string; accountId: string },
): Promise<RemarkRow[]> =>
  db
    .select()
    .from(remark)
    .where(
      and(
        eq(remark.schoolId, of.schoolId),
        eq(remark.classId, of.classId),
        eq(remark.month, of.month),
        eq(remark.accountId, of.accountId),
      ),
    );

export const remarksOfStudent = (db: Db, schoolId: string, studentId: string): Promise<RemarkRow[]> =>
  db
    .select()
    .from(remark)
    .where(and(eq(remark.schoolId, schoolId), eq(remark.studentId, studentId)))
    .orderBy(desc(remark.month), desc(remark.id));

export async function findRemark(db: Db, schoolId: string, id: string): Promise<RemarkRow | undefined> {
  const [row] = await db
    .select()
    .from(remark)
    .where(and(eq(remark.schoolId, schoolId), eq(remark.id, id)));
  return row;
}

/** False where there is one already. */
export async function insertRemark(db: Db, row: typeof remark.$inferInsert): Promise<boolean> {
  const rows = await db.insert(remark).values(row).onConflictDoNothing().returning({ id: remark.id });
  return rows.length === 1;
}

/** Changes a remark that is still as it was seen; false where it is not. */
export async function changeRemark(
  db: Db,
  { schoolId, id, revision }: Pick<RemarkRow, 'schoolId' | 'id' | 'revision'>,
  change: Partial<Pick<RemarkRow, 'text' | 'state' | 'changedAt'>>,
): Promise<boolean> {
  const rows = await db
    .update(remark)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(remark.schoolId, schoolId), eq(remark.id, id), eq(remark.revision, revision)))
    .returning({ id: remark.id });
  return rows.length === 1;
}
