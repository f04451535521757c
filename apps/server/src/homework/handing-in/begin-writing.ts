import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { statusOf, takesInk } from '../rules.js';
import { type Homework, lockHomework } from '../store.js';
import { announceProgress } from './progress.js';
import { flagLate, startSubmissions } from './store-under-ink.js';

/**
 * Ink has come for copies on which nothing was written yet. The homework is held against being collected or taken back
 * in the same moment; where that has just happened the call is refused and the pen sends again. After the end a sheet is in with what is
 * on it; on a screen its student goes on until it is handed in.
 */
export async function beginWriting(
  db: Db,
  of: Homework,
  studentIds: readonly string[],
  now: Date,
  by: 'paper' | 'screen' = 'paper',
): Promise<void> {
  const homework = await lockHomework(db, of.schoolId, of.id, 'share');
  ensure(homework.withdrawnAt === null, 'conflict', 'taken-back');
  ensure(takesInk(homework), 'conflict', 'homework-over');
  const collected = statusOf(homework, now) === 'closed';
  const { schoolId, id: homeworkId } = homework;
  const started = await startSubmissions(db, { schoolId, homeworkId, studentIds, at: now, collected, by });
  if (started > 0) await announceProgress(db, homework);
}

/** Writing after the end is kept, and seen to be late. */
export const recordLateInk = (db: Db, of: Homework, studentIds: readonly string[]): Promise<void> =>
  flagLate(db, of.schoolId, of.id, studentIds);
