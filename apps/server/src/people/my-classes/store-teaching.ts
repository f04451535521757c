import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { schoolClass, teacher, teaching } from '../tables.js';

/** The classes whose head teacher somebody is. */
export async function headedClassIds(db: Db, schoolId: string, teacherId: string | null): Promise<Set<string>> {
  if (teacherId === null) return new Set();
  const rows = await db
    .select({ id: schoolClass.id })
    .from(schoolClass)
    .where(and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.headTeacherId, teacherId)));
  return new Set(rows.map(({ id }) => id));
}

/** Who teaches what in classes today. */
export const teachersByClass = (
  db: Db,
  schoolId: string,
  classIds: readonly string[],
): Promise<{ classId: string; subjectId: number; name: string }[]> =>
  db
    .select({ classId: teaching.classId, subjectId: teaching.subjectId, name: teacher.name })
    .from(teaching)
    .innerJoin(teacher, and(eq(teacher.schoolId, teaching.schoolId), eq(teacher.id, teaching.teacherId)))
    .where(and(eq(teaching.schoolId, schoolId), inArray(teaching.classId, [...classIds])))
    .orderBy(asc(teaching.classId), asc(teacher.name));
