import type { Actor } from '@zhibi/contract/session';
import { homeworkForTeacher, submissionsOf, taughtClassIds } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { type CameFrom, sourcesByStudent } from './store-what-came.js';

/** By what ways the students whom this teacher teaches have answered, and for how long they wrote. */
export async function listWays(
  db: Db,
  actor: Actor,
  homeworkId: string,
): Promise<({ studentId: string } & CameFrom)[]> {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const [copies, came] = await Promise.all([
    submissionsOf(db, actor.schoolId, homeworkId, taughtClassIds(actor, homework)),
    sourcesByStudent(db, actor.schoolId, homeworkId),
  ]);
  return copies.map(({ studentId }) => ({ studentId, ...(came.get(studentId) ?? { sources: [], seconds: 0 }) }));
}
