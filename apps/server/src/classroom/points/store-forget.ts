import { and, eq } from 'drizzle-orm';
import type { ForgetStudent } from '../../people/index.js';
import { pointGiftStudent, remark } from './tables.js';

/** Remarks on a student are gone, and nobody knows any more which gifts were the student's. */
export const forgetPoints: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db.delete(remark).where(and(eq(remark.schoolId, schoolId), eq(remark.studentId, studentId)));
  await db
    .delete(pointGiftStudent)
    .where(and(eq(pointGiftStudent.schoolId, schoolId), eq(pointGiftStudent.studentId, studentId)));
  return [];
};
