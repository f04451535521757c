import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import { announceGiven, announceProgress } from '../handing-in/progress.js';
import { removeUnwritten } from '../handing-in/store-submissions.js';
import { opensAt } from '../rules.js';
import { type Homework, lockHomework, updateHomework } from '../store.js';

/** Work of this domain: tells the students of a homework that it is there. */
export const PUSH_HOMEWORK = 'push-homework';

/** The queue counts milliseconds in 32 bits, 24 days; what is further away asks again on the way. */
const LONGEST_WAIT_MS = 20 * 24 * 3_600_000;

/** It opens by the clock; that it has is told once, by work that waits in the database: a server that was away tells it when it is back. */
export async function schedulePush(
  db: Db,
  homework: Homework,
  now: Date,
  studentIds?: readonly string[],
): Promise<void> {
  const { schoolId, id } = homework;
  const delayMs = Math.min(LONGEST_WAIT_MS, Math.max(0, opensAt(homework).getTime() - now.getTime()));
  if (delayMs === 0) return push(db, homework, now, studentIds);
  await queueTask(db, PUSH_HOMEWORK, { schoolId, homeworkId: id }, { key: `${PUSH_HOMEWORK}:${id}`, delayMs });
}

/** Its time has come, unless it was taken back or told already; too early it only looks again later. */
export async function pushWhenDue(db: Db, schoolId: string, homeworkId: string, now: Date): Promise<void> {
  const homework = await lockHomework(db, schoolId, homeworkId, 'update');
  if (homework.pushedAt !== null || homework.withdrawnAt !== null || homework.closedAt !== null) return;
  if (now < opensAt(homework)) return schedulePush(db, homework, now);
  // Who has left the class since it was given has nothing to write for it.
  const here = await studentsOf(db, schoolId, homework.classIds);
  const gone = await removeUnwritten(
    db,
    { schoolId, homeworkId },
    here.map(({ studentId }) => studentId),
  );
  await push(db, homework, now);
  if (gone > 0) await announceProgress(db, homework);
}

/** @param studentIds who has it, where that is known */
async function push(db: Db, homework: Homework, now: Date, studentIds?: readonly string[]): Promise<void> {
  await updateHomework(db, homework.schoolId, homework.id, { pushedAt: now });
  await announceGiven(db, homework, studentIds);
}
