import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TaskList, withEnd } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { runImport } from './run-import.js';
import { IMPORT_QUESTIONS } from './start-import.js';
import { updateImport } from './store.js';

const Payload = z.object({ schoolId: Id, importId: Id });

/** The background work of this part. What breaks off says so on its import; what is in stays and can be taken back. */
export const exchangeTasks = (services: Services): TaskList => ({
  [IMPORT_QUESTIONS]: withEnd(
    ({ payload, progress }) => runImport(services, { ...Payload.parse(payload), progress, near: 'wait' }),
    async (payload) => {
      const of = Payload.parse(payload);
      await services.database.asActor({ schoolIds: [of.schoolId] }, (db) => updateImport(db, of, { state: 'failed' }));
    },
  ),
});
