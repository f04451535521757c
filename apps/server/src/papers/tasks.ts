import type { House } from '../platform/house.js';
import { type TaskList, withEnd } from '../platform/jobs/index.js';
import { failCopies, makeCopies } from './make-copies.js';
import { COPIES_JOB } from './make-print-run.js';

/** The background work of papers. */
export const paperTasks = (house: House): TaskList => ({
  [COPIES_JOB]: withEnd(
    (task) => makeCopies(house, task),
    (payload) => failCopies(house, payload),
  ),
});
