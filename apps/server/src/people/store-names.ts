import { and } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { inArray } from '../platform/sql-lists.js';
import { schoolClass, student, teacher } from './tables.js';

/** What the classes, students and teachers of these schools are called, by their ids. Three queries. */
export async function namesOfIds(
  db: Db,
  schoolIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (schoolIds.length === 0 || ids.length === 0) return new Map();
  const [of, wanted] = [[...schoolIds], [...ids]];
  const classes = await db
    .select({ id: schoolClass.id, name: schoolClass.name })
    .from(schoolClass)
    .where(and(inArray(schoolClass.schoolId, of), inArray(schoolClass.id, wanted)));
  const students = await db
    .select({ id: student.id, name: student.name })
    .from(student)
    .where(and(inArray(student.schoolId, of), inArray(student.id, wanted)));
  const teachers = await db
    .select({ id: teacher.id, name: teacher.name })
    .from(teacher)
    .where(and(inArray(teacher.schoolId, of), inArray(teacher.id, wanted)));
  return new Map([...classes, ...students, ...teachers].map(({ id, name }) => [id, name]));
}
