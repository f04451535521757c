import { and, eq } from 'drizzle-orm';
import type { ForgetStudent } from '../../people/index.js';
import { labPhoto, labScore, labSettled } from './tables.js';

/** What a student did in the laboratory is gone: scores, notes and photographs. */
export const forgetLaboratory: ForgetStudent = async (db, { schoolId, studentId }) => {
  await db.delete(labScore).where(and(eq(labScore.schoolId, schoolId), eq(labScore.studentId, studentId)));
  await db.delete(labSettled).where(and(eq(labSettled.schoolId, schoolId), eq(labSettled.studentId, studentId)));
  const photos = await db
    .delete(labPhoto)
    .where(and(eq(labPhoto.schoolId, schoolId), eq(labPhoto.studentId, studentId)))
    .returning({ sha256: labPhoto.sha256 });
  return photos.map(({ sha256 }) => sha256);
};
