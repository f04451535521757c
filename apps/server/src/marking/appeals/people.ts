import type { Homework } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { subjectTeachers } from '../rounds/deal-answers.js';
import type { AppealPeople } from './policy.js';
import type { Appeal } from './store-appeals.js';

/** Whom an appeal is between: who gave the score then or stands beside it now, and who teaches the subject now. */
export const peopleOf = (
  { givers }: Pick<Appeal, 'givers'>,
  scoredBy: string | null,
  teachers: readonly string[],
): AppealPeople => ({ givers: scoredBy === null ? givers : [...givers, scoredBy], teachers });

/** Subject id → the accounts of those who teach it. One query for each subject: those of one teacher are few. */
export async function teachersBySubject(
  db: Db,
  schoolId: string,
  homework: Iterable<Homework>,
): Promise<ReadonlyMap<number, string[]>> {
  const subjects = [...new Set([...homework].map(({ subjectId }) => subjectId))];
  return new Map(await Promise.all(subjects.map(async (id) => [id, await subjectTeachers(db, schoolId, id)] as const)));
}
