import type { House } from '../platform/house.js';
import type { TaskList } from '../platform/jobs/index.js';
import { makeCopies } from './make-copies.js';
import { COPIES_JOB } from './make-print-run.js';

/** The background work of papers. */
export const paperTasks = (house: House): TaskList => ({ [COPIES_JOB]: (task) => makeCopies(house, task) });
