import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { listJobs, repeatTask, retryJob, stopJob } from './keep-jobs.js';
import { failedTasks } from './store.js';

const MOST = 50;

export function jobsRoutes(services: Services): void {
  const { database, settings } = services;
  const timeZone = settings.TZ_NAME;
  // Operations see work of schools that they have not entered: its kind, its state and who waits, never what it is about.
  mountOpen(services, operationsApi.schoolJobs, ({ actor, language }, input) =>
    database.readAsSystem((system) => listJobs(system, actor, input, { timeZone, language })),
  );
  mountOpen(services, operationsApi.failedTasks, async () => ({
    items: (await database.readAsSystem((system) => failedTasks(system, MOST))).map(({ at, ...task }) => ({
      ...task,
      at: toStamp(at, timeZone),
    })),
  }));
  for (const [endpoint, verb] of [
    [operationsApi.retryJob, retryJob],
    [operationsApi.stopJob, stopJob],
  ] as const)
    mountOpen(services, endpoint, async ({ actor }, input) => {
      await database.asSystem((system) => verb(system, actor, input));
      return {};
    });
  mountOpen(services, operationsApi.retryTask, async ({ actor }, { taskId }) => {
    await database.asSystem((system) => repeatTask(system, actor, taskId));
    return {};
  });
}
