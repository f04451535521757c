import { type importingApi, importLimits, type LeftOut } from '@zhibi/contract/classroom/importing';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { readForeignFile } from '../../questions/index.js';
import { addTask } from '../add-task.js';
import { lessonToRun } from '../lesson-to-run.js';
import { askedIn, tasksOfFile } from './rules.js';

interface Needs {
  services: Pick<Services, 'app' | 'settings'>;
  now: Date;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** Puts the questions of a file into a lesson as tasks to be opened later. Nothing is read for whoever does not hold the lesson. */
export async function importTasks(
  actor: Actor,
  { lessonId, taskId, file }: z.output<typeof importingApi.importTasks.input>,
  { services, now, transact }: Needs,
): Promise<{ tasks: number; taken: number; left: LeftOut[] }> {
  await transact((db) => lessonToRun(db, actor, lessonId));
  ensure(file instanceof Uint8Array && file.length > 0, 'invalid', 'empty-file');
  ensure(file.length <= importLimits.fileBytes, 'invalid', 'too-large');
  const { questions, skipped } = await readForeignFile(services, file);
  const { asked, left } = askedIn(questions);
  const tasks = tasksOfFile(taskId, asked);
  await transact(async (db) => {
    for (const task of tasks) await addTask(db, actor, { lessonId, ...task, isOpened: false }, now);
  });
  return { tasks: tasks.length, taken: asked.length, left: [...skipped, ...left].toSorted(inFileOrder) };
}

/** By where they stood: line 6 before line 8 and before line 10, the whole file before all. */
const inFileOrder = (one: LeftOut, other: LeftOut): number => inNumbers.compare(one.where, other.where);
const inNumbers = new Intl.Collator('en', { numeric: true });
