import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TaskList, type TaskRun, withEnd } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { applyRoster } from './apply/apply-roster.js';
import { checkRoster } from './judge/check-roster.js';
import { type Run, withinRun } from './roster-work.js';
import { APPLY, CHECK, UNDO } from './start-work.js';
import { updateImport } from './store.js';
import { undoRoster } from './undo/undo-roster.js';

const Payload = z.object({ schoolId: Id, importId: Id, run: z.number().int() });

/** The background work of this part. Work that fails says so on its import, where it can be begun again. */
export const rosterTasks = (services: Services): TaskList => {
  const reported = (work: (services: Services, run: Run) => Promise<unknown>): TaskRun =>
    withEnd(
      async ({ payload, progress }) => {
        const run: Run = { ...Payload.parse(payload), progress };
        await work(services, run);
        return { importId: run.importId };
      },
      async (payload) => {
        const run: Run = { ...Payload.parse(payload), progress: async () => undefined };
        await withinRun(services, run, (db) =>
          updateImport(db, run, { failure: 'failed', touchedAt: services.clock.now() }),
        );
      },
    );
  return { [CHECK]: reported(checkRoster), [APPLY]: reported(applyRoster), [UNDO]: reported(undoRoster) };
};
