import { afterMove } from '@zhibi/contract/classroom';
import type { Db } from '../platform/db.js';
import { notifyTeacher } from './notify-teacher.js';
import type { LessonRowOf } from './store.js';
import { tasksOf, updateLesson, updateTask } from './store.js';
import { forgetKeys } from './store-boxes.js';

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
