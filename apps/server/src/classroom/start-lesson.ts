import { randomInt } from 'node:crypto';
import type { classroomApi } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsOf } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { closeLesson } from './end-lesson.js';
import { mayGive } from './policy.js';
import { LONGEST_LESSON_MS } from './rules.js';
import { findLesson, insertLesson, lockClass, runningLesson } from './store.js';

/** Of a million codes some thousand are in use at most: a few draws always find a free one. */
const DRAWS = 20;

/**
 * Begins a lesson. A second tap, and the same teacher on another device, come into the lesson that runs already; another
 * teacher is told that one runs, and may end it.
 */
export async function startLesson(
  db: Db,
  actor: Actor,
  { lessonId, classId, subjectId, title, replace }: z.output<typeof classroomApi.start.input>,
  now: Date,
): Promise<{ lessonId: string }> {
  ensure(mayGive(actor, { classId, subjectId }), 'not-found');
  const { schoolId, accountId, name } = actor;
  await lockClass(db, schoolId, classId);
  if (await findLesson(db, schoolId, lessonId)) return { lessonId };
  const running = await runningLesson(db, schoolId, classId);
  if (running) {
    const isLeft = now.getTime() - running.startedAt.getTime() > LONGEST_LESSON_MS;
    if (running.accountId === accountId && !isLeft) return { lessonId: running.id };
    ensure(isLeft || replace, 'conflict', 'lesson-running', { teacherName: running.teacherName });
    await closeLesson(db, running, now);
  }
  const studentCount = (await studentsOf(db, schoolId, [classId])).length;
  const row = { schoolId, id: lessonId, classId, subjectId, title, accountId, teacherName: name, studentCount };
  await insertWithCode(db, { ...row, startedAt: now });
  return { lessonId };
}

async function insertWithCode(db: Db, row: Omit<Parameters<typeof insertLesson>[1], 'code'>): Promise<void> {
  for (let draw = 0; draw < DRAWS; draw++)
    if (await insertLesson(db, { ...row, code: String(randomInt(1_000_000)).padStart(6, '0') })) return;
  throw new Error('no free room code');
}
