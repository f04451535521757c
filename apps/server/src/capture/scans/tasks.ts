import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TaskList, withEnd } from '../../platform/jobs/index.js';
import type { Services } from '../../platform/services.js';
import { readBatch } from './read-batch.js';
import { setState } from './store.js';
import { READ_SCANS } from './take-upload.js';

const Payload = z.object({ schoolId: Id, batchId: Id });

/** The background work of this part. What breaks off says so on its batch; pages that were read stay. */
export const scanTasks = (services: Services): TaskList => ({
  [READ_SCANS]: withEnd(
    ({ payload, progress }) => readBatch(services, { ...Payload.parse(payload), progress }),
    async (payload) => {
      const of = Payload.parse(payload);
      await services.database.asActor({ schoolIds: [of.schoolId] }, (db) => setState(db, of, 'failed'));
    },
  ),
});
