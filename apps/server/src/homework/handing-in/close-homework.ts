import type { Actor } from '@zhibi/contract/session';
import { moveRunEnd } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import { homeworkForTeacher } from '../for-teacher.js';
import { mayRun } from '../policy.js';
import { collectedEarlyAt, statusOf } from '../rules.js';
import { type Homework, lockHomework, updateHomework } from '../store.js';
import { announceCollected, announceProgress } from './progress.js';
import { nextOwnEnd } from './store-more-time.js';
import { collectSubmissions } from './store-submissions.js';

/** Work of this domain: collects a homework at its end. */
export const CLOSE_HOMEWORK = 'close-homework';
/** News for marking: the papers are in. */
export const HOMEWORK_CLOSED = 'homework-closed';

/** The queue counts milliseconds in 32 bits, 24 days; a holiday is longer, so the task asks again on the way. */
const LONGEST_WAIT_MS = 20 * 24 * 3_600_000;

/** Collects now: what was written on is handed in, the rest is absent. Twice is once; before it opens there is nothing to collect. */
export async function closeHomework(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<Homework> {
  ensure(mayRun(actor, await homeworkForTeacher(db, actor, homeworkId)));
  return collectNow(db, actor.schoolId, homeworkId, now);
}

/** The same, once it is decided who may. */
export async function collectNow(db: Db, schoolId: string, homeworkId: string, now: Date): Promise<Homework> {
  const homework = await lockHomework(db, schoolId, homeworkId, 'update');
  const status = statusOf(homework, now);
  ensure(status !== 'withdrawn', 'conflict', 'taken-back');
  ensure(status !== 'scheduled', 'conflict');
  return homework.closedAt === null ? collect(db, homework, now) : homework;
}

/** Collects at the end, unless a teacher has already; too early it only looks again later. */
export async function closeAtEnd(db: Db, schoolId: string, homeworkId: string, now: Date): Promise<void> {
  const homework = await lockHomework(db, schoolId, homeworkId, 'update');
  if (homework.withdrawnAt !== null || homework.releasedAt !== null) return;
  if (homework.closedAt !== null) return collectOwnEnds(db, homework, now);
  if (now < homework.endAt) await scheduleClosing(db, homework, now);
  else await collect(db, homework, homework.endAt);
}

/** Those who were given more time are collected when it is over, each at an end of their own. */
async function collectOwnEnds(db: Db, homework: Homework, now: Date): Promise<void> {
  const { schoolId, id: homeworkId } = homework;
  await collectSubmissions(db, schoolId, homeworkId, now);
  await announceProgress(db, homework);
  await scheduleOwnEnds(db, homework, now);
  await queueTask(db, HOMEWORK_CLOSED, { schoolId, homeworkId }, { key: `${HOMEWORK_CLOSED}:${homeworkId}` });
}

/** Looks again when the next student's own end has come. */
export async function scheduleOwnEnds(db: Db, { schoolId, id }: Homework, now: Date): Promise<void> {
  const endAt = await nextOwnEnd(db, schoolId, id, now);
  if (endAt !== null) await queueClosing(db, { schoolId, id }, endAt, now);
}

async function collect(db: Db, homework: Homework, at: Date): Promise<Homework> {
  const { schoolId, id: homeworkId } = homework;
  await updateHomework(db, schoolId, homeworkId, { closedAt: at });
  // Collected before its end it is over all the same: its copies may still be wanted, for who hands in late.
  if (at < homework.endAt) await moveRunEnd(db, schoolId, homework.printRunId, at);
  await collectSubmissions(db, schoolId, homeworkId, at);
  await announceProgress(db, homework);
  if (collectedEarlyAt({ ...homework, closedAt: at }) !== null) await announceCollected(db, homework);
  await queueTask(db, HOMEWORK_CLOSED, { schoolId, homeworkId }, { key: `${HOMEWORK_CLOSED}:${homeworkId}` });
  await scheduleOwnEnds(db, homework, at);
  return { ...homework, closedAt: at };
}

export const scheduleClosing = (db: Db, homework: Homework, now: Date): Promise<void> =>
  queueClosing(db, homework, homework.endAt, now);

async function queueClosing(
  db: Db,
  { schoolId, id }: Pick<Homework, 'schoolId' | 'id'>,
  endAt: Date,
  now: Date,
): Promise<void> {
  const delayMs = Math.min(LONGEST_WAIT_MS, Math.max(0, endAt.getTime() - now.getTime()));
  await queueTask(db, CLOSE_HOMEWORK, { schoolId, homeworkId: id }, { key: `${CLOSE_HOMEWORK}:${id}`, delayMs });
}
