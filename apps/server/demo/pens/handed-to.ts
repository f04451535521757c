import { captureApi } from '@zhibi/contract/capture';
import type { OpenServices } from '../../src/app/open-services.js';
import { penStatus } from '../../src/capture/pens/pen-status.js';
import { openIntake } from '../../src/capture/pens/take-batch.js';
import { accountsWithRole } from '../../src/session/index.js';
import type { Receiver } from './gateway.js';

/** What pens of a school say is handed to the use cases of this process, as if its gateway had signed it: nothing is packed or parsed. */
export function handedTo({ database, clock, settings }: OpenServices, schoolId: string): Receiver {
  const take = openIntake(database, settings.TZ_NAME);
  return {
    ink: (batch) => take(schoolId, captureApi.ink.input.parse(batch), clock.now()),
    status: (report) => {
      const everyTeacher = () => database.readAsSystem((db) => accountsWithRole(db, schoolId, ['TEACHER']));
      const of = { schoolId, everyTeacher, now: clock.now() };
      return database.asActor({ schoolIds: [schoolId] }, (db) =>
        penStatus(db, captureApi.status.input.parse(report), of),
      );
    },
  };
}
