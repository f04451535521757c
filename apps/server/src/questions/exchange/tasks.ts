import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import type { House } from '../../platform/house.js';
import { type TaskList, withEnd } from '../../platform/jobs/index.js';
import { runImport } from './run-import.js';
import { IMPORT_QUESTIONS } from './start-import.js';
import { updateImport } from './store.js';

const Payload = z.object({ schoolId: Id, importId: Id });

/** The background work of this part. What breaks off says so on its import; what is in stays and can be taken back. */
export const exchangeTasks = (house: House): TaskList => ({
  [IMPORT_QUESTIONS]: withEnd(
    ({ payload, progress }) => runImport(house, { ...Payload.parse(payload), progress }),
    async (payload) => {
      const of = Payload.parse(payload);
      await house.database.asActor({ schoolIds: [of.schoolId] }, (db) => updateImport(db, of, { state: 'failed' }));
    },
  ),
});
