import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { mayRun, maySeeLesson } from './policy.js';
import { findLesson, type LessonRowOf, lockLesson } from './store.js';

/** The lesson that the actor holds, kept from moving until the transaction ends. */
export async function lessonToRun(db: Db, actor: Actor, lessonId: string): Promise<LessonRowOf> {
  const lesson = await lockLesson(db, actor.schoolId, lessonId);
  ensure(maySeeLesson(actor, lesson), 'not-found');
  ensure(lesson.endedAt === null, 'conflict', 'lesson-over');
  ensure(mayRun(actor, lesson));
  return lesson;
}

export async function lessonToSee(db: Db, actor: Actor, lessonId: string): Promise<LessonRowOf> {
  const lesson = found(await findLesson(db, actor.schoolId, lessonId));
  ensure(maySeeLesson(actor, lesson), 'not-found');
  return lesson;
}
