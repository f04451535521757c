import { type TaskList, withEnd } from '../platform/jobs/index.js';
import type { Services } from '../platform/services.js';
import { READ_BACK_JOB, runReadBack } from './cards/test-card.js';
import { failReading, readGround } from './ground/read-ground.js';
import { READ_GROUND } from './ground/take-upload.js';
import { failCopies, makeCopies } from './output/make-copies.js';
import { COPIES_JOB } from './output/make-print-run.js';

/** The background work of papers. */
export const paperTasks = (services: Services): TaskList => ({
  [COPIES_JOB]: withEnd(
    (task) => makeCopies(services, task),
    (payload) => failCopies(services, payload),
  ),
  [READ_GROUND]: withEnd(
    (task) => readGround(services, task),
    (payload, error) => failReading(services, payload, error),
  ),
  [READ_BACK_JOB]: (task) => runReadBack(services, task),
});
