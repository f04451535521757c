import { isWritten, responseOf, type TaskContent, type TaskKind } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { ensureField } from '../platform/wrong-field.js';
import { lessonToRun } from './lesson-to-run.js';
import { openBox } from './move-task.js';
import { notifyTeacher } from './notify-teacher.js';
import { MAX_TASKS } from './rules.js';
import { insertTask, type TaskRow, tasksOf, updateLesson } from './store.js';

export interface NewTask {
  lessonId: string;
  taskId: string;
  kind: TaskKind;
  content: TaskContent;
  isOpened: boolean;
}

/** Puts a task at the end of a lesson, opened at once where it is wished. Tapped twice it is there once. */
export async function addTask(
  db: Db,
  actor: Actor,
  { lessonId, taskId, kind, content, isOpened }: NewTask,
  now: Date,
): Promise<{ taskId: string }> {
  const lesson = await lessonToRun(db, actor, lessonId);
  ensureField(isWhole(kind, content), 'content');
  const tasks = await tasksOf(db, lesson.schoolId, [lesson.id]);
  if (tasks.some(({ id }) => id === taskId)) return { taskId };
  ensure(tasks.length < MAX_TASKS, 'conflict', 'too-many-tasks');
  ensure(!isOpened || tasks.every(({ state }) => state !== 'open'), 'conflict', 'task-open');
  const row: TaskRow = {
    schoolId: lesson.schoolId,
    id: taskId,
    lessonId,
    no: Math.max(0, ...tasks.map(({ no }) => no)) + 1,
    kind,
    state: isOpened ? 'open' : 'draft',
    round: 1,
    content,
    openedAt: isOpened ? now : null,
    closedAt: null,
  };
  await insertTask(db, row);
  if (isOpened) await openBox(db, row, 1);
  await updateLesson(db, lesson.schoolId, lesson.id);
  await notifyTeacher(db, lesson);
  return { taskId };
}

/**
 * Whether the content is one of this type: choices where something is chosen, one question unless it is a quiz, no names kept in votes only,
 * words only where characters are written.
 */
function isWhole(kind: TaskKind, { questions, secrecy, ballot, words }: TaskContent): boolean {
  const response = responseOf(kind);
  const chooses = response === 'options' || response === 'quiz';
  const labelled = questions.every(({ options, key }) => {
    const labels = options.map(({ label }) => label);
    return new Set(labels).size === labels.length && key.every((label) => labels.includes(label));
  });
  return (
    labelled &&
    (words === undefined || isWritten(kind)) &&
    (response === 'quiz' || questions.length === 1) &&
    questions.every(({ options }) => (chooses ? options.length >= 2 : options.length === 0)) &&
    (kind === 13 || (secrecy === 'named' && ballot === 'one'))
  );
}
