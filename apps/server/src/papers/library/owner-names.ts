import { schoolNamesOf, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';

/** The names of the owners of papers: teachers, and the school itself for what operations made for it. */
export async function ownerNames(
  db: Db,
  schoolId: string,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [teachers, school] = await Promise.all([
    teacherNames(
      db,
      schoolId,
      ownerIds.filter((id) => id !== schoolId),
    ),
    ownerIds.includes(schoolId) ? schoolNamesOf(db, [schoolId]) : undefined,
  ]);
  return new Map([...teachers, ...(school ?? [])]);
}
