import { and, eq } from 'drizzle-orm';
import type { ForgetStudent } from '../people/index.js';
import { homeworkChange, photoSlip } from './tables.js';

/** The address of a slip leads nowhere any more. The words of what was changed for a student alone go; that it was changed, and why by its kind, stays. */
export const forgetHomeworkNotes: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db
    .update(homeworkChange)
    .set({ note: '' })
    .where(and(eq(homeworkChange.schoolId, schoolId), eq(homeworkChange.studentId, studentId)));
  await db.delete(photoSlip).where(and(eq(photoSlip.schoolId, schoolId), eq(photoSlip.studentId, studentId)));
  return [];
};
