import { cellsOf, type WrittenCell } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { lessonToSee } from '../lesson-to-run.js';
import { type LessonRowOf, type TaskRow, tasksOf } from '../store.js';

export interface WritingTask {
  lesson: LessonRowOf;
  task: TaskRow;
  cells: WrittenCell[];
}

/** A task of a lesson that the actor may see, in which characters are written. */
export async function taskOfWriting(
  db: Db,
  actor: Actor,
  { lessonId, taskId }: { lessonId: string; taskId: string },
): Promise<WritingTask> {
  const lesson = await lessonToSee(db, actor, lessonId);
  const task = found((await tasksOf(db, lesson.schoolId, [lessonId])).find(({ id }) => id === taskId));
  const { words } = task.content;
  ensure(words !== undefined, 'not-found');
  return { lesson, task, cells: cellsOf(words) };
}
