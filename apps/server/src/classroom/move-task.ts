import { afterMove, type classroomApi, moveTable } from '@zhibi/contract/classroom';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure, found } from '../platform/problem.js';
import { newBallotKey } from './ballot-key.js';
import { lessonToRun } from './lesson-to-run.js';
import { notifyTeacher } from './notify-teacher.js';
import { type TaskRow, tasksOf, updateLesson, updateTask } from './store.js';
import { forgetKeys, insertBox } from './store-boxes.js';

/** Moves a task on. The same move made twice at once is made once: the second finds it done. */
export async function moveTask(
  db: Db,
  actor: Actor,
  { lessonId, taskId, state, round, move }: z.output<typeof classroomApi.moveTask.input>,
  now: Date,
): Promise<Record<string, never>> {
  const lesson = await lessonToRun(db, actor, lessonId);
  const tasks = await tasksOf(db, lesson.schoolId, [lesson.id]);
  const task = found(tasks.find(({ id }) => id === taskId));
  const wished = afterMove({ kind: task.kind, state, round }, move);
  if (wished && wished.state === task.state && wished.round === task.round) return {};
  const next = task.state === state && task.round === round ? wished : undefined;
  ensure(next !== undefined, 'conflict', 'task-moved');
  if (next.state === 'open')
    ensure(
      tasks.every((one) => one.state !== 'open' || one === task),
      'conflict',
      'task-open',
    );
  await updateTask(db, task, { state: next.state, round: next.round, ...timesOf(task, next.state, now) });
  if (next.state === 'open' && (move === 'open' || moveTable[move].begins)) await openBox(db, task, next.round);
  if (next.state === 'archived') await forgetKeys(db, task.schoolId, task.id);
  await updateLesson(db, lesson.schoolId, lesson.id);
  await notifyTeacher(db, lesson);
  return {};
}

const timesOf = (task: TaskRow, state: TaskRow['state'], now: Date): Partial<TaskRow> =>
  state === 'open'
    ? { openedAt: now, closedAt: null }
    : { closedAt: task.openedAt === null ? null : (task.closedAt ?? now) };

/** A vote without names has a box of its own in every round. */
export async function openBox(db: Db, { schoolId, id, content }: TaskRow, round: number): Promise<void> {
  if (content.secrecy !== 'anonymous') return;
  await insertBox(db, { schoolId, id: newId(), taskId: id, round, ...(await newBallotKey()) });
}
