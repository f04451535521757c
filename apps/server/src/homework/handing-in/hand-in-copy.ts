import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { isLate, takesInk } from '../rules.js';
import { type Homework, lockHomework } from '../store.js';
import { announceProgress } from './progress.js';
import { flagLate, handInSubmission } from './store-under-ink.js';

/** A student hands a copy in before it is collected; said after its end it is late. Twice is once. */
export async function handInCopy(
  db: Db,
  of: Homework,
  studentId: string,
  { now, saidAt }: { now: Date; saidAt: Date },
): Promise<void> {
  const homework = await lockHomework(db, of.schoolId, of.id, 'share');
  ensure(homework.withdrawnAt === null, 'conflict', 'taken-back');
  ensure(takesInk(homework), 'conflict', 'homework-over');
  const { schoolId, id: homeworkId } = homework;
  const copy = await handInSubmission(db, { schoolId, homeworkId, studentId }, now);
  if (copy === undefined) return;
  if (isLate(homework, copy, saidAt, now)) await flagLate(db, schoolId, homeworkId, [studentId]);
  await announceProgress(db, homework);
}
