import { and, eq } from 'drizzle-orm';
import type { ForgetStudent } from '../people/index.js';
import { lessonSeat } from './tables.js';

/** The seats of a student in lessons lose their names and logins; answers stay counted. */
export const forgetSeats: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db
    .update(lessonSeat)
    .set({ name: '', accountId: null })
    .where(and(eq(lessonSeat.schoolId, schoolId), eq(lessonSeat.studentId, studentId)));
  return [];
};
