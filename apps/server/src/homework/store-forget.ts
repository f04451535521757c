import { and, eq } from 'drizzle-orm';
import type { ForgetStudent } from '../people/index.js';
import { homeworkChange } from './tables.js';

/** The words of what was changed for a student alone go; that it was changed, and why by its kind, stays. */
export const forgetHomeworkNotes: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db
    .update(homeworkChange)
    .set({ note: '' })
    .where(and(eq(homeworkChange.schoolId, schoolId), eq(homeworkChange.studentId, studentId)));
  return [];
};
