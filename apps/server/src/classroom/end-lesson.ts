import { afterMove } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { lessonToRun, lessonToSee } from './lesson-to-run.js';
import { notifyTeacher } from './notify-teacher.js';
import { mayEnd } from './policy.js';
import type { LessonRowOf } from './store.js';
import { tasksOf, updateLesson, updateTask } from './store.js';
import { forgetKeys } from './store-boxes.js';

/** Ends a lesson for its teacher. Ended already, by a second tap or because the answer was lost, it is ended. */
export async function endLesson(db: Db, actor: Actor, lessonId: string, now: Date): Promise<Record<string, never>> {
  const seen = await lessonToSee(db, actor, lessonId);
  if (seen.endedAt !== null && mayEnd(actor, seen)) return {};
  await closeLesson(db, await lessonToRun(db, actor, lessonId), now);
  return {};
}

/** Ends a lesson: what is open is locked, everything goes to the archive, and the code belongs to nobody. */
export async function closeLesson(db: Db, lesson: LessonRowOf, now: Date): Promise<void> {
  for (const task of await tasksOf(db, lesson.schoolId, [lesson.id])) {
    const closed = afterMove(task, 'lock') ?? task;
    const archived = afterMove(closed, 'archive');
    if (!archived) continue;
    const closedAt = task.openedAt === null ? null : (task.closedAt ?? now);
    await updateTask(db, task, { state: archived.state, closedAt });
    await forgetKeys(db, task.schoolId, task.id);
  }
  await updateLesson(db, lesson.schoolId, lesson.id, { endedAt: now, code: null });
  await notifyTeacher(db, lesson);
}
