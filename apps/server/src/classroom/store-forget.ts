import { and, eq } from 'drizzle-orm';
import type { ForgetStudent } from '../people/index.js';
import { lessonWriting } from './dictation/tables.js';
import { lessonSeat } from './tables.js';

const NO_INK = new Uint8Array();

/** The seats of a student in lessons lose their names and logins, and what was written by hand is gone; answers and what was found stay counted. */
export const forgetSeats: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db
    .update(lessonSeat)
    .set({ name: '', accountId: null })
    .where(and(eq(lessonSeat.schoolId, schoolId), eq(lessonSeat.studentId, studentId)));
  await db
    .update(lessonWriting)
    .set({ ink: NO_INK })
    .where(and(eq(lessonWriting.schoolId, schoolId), eq(lessonWriting.studentId, studentId)));
  return [];
};
