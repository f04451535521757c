import { Id } from '@zhibi/contract/kernel';
import { z } from 'zod';
import { type TaskList, withEnd } from '../../../platform/jobs/index.js';
import type { Services } from '../../../platform/services.js';
import { FillStopped } from './filling.js';
import { runFill } from './run-fill.js';
import { FILL_BOOK } from './start-fill.js';
import { updateFill } from './store.js';

const Payload = z.object({ schoolId: Id, fillId: Id });

/** The background work of books. What breaks off says so on its filling; what is on pages stays and can be taken back. */
export const bookTasks = (services: Services): TaskList => ({
  [FILL_BOOK]: withEnd(
    ({ payload, progress }) => runFill(services, { ...Payload.parse(payload), progress }),
    async (payload, error) => {
      const of = Payload.parse(payload);
      const reason = error instanceof FillStopped ? error.why : null;
      await services.database.asActor({ schoolIds: [of.schoolId] }, (db) =>
        updateFill(db, of, { state: 'failed', reason, fileSha256: null }),
      );
    },
  ),
});
