import { captureApi } from '@zhibi/contract/capture';
import { penStatus } from '../../src/capture/pens/pen-status.js';
import { openIntake } from '../../src/capture/pens/take-batch.js';
import type { Clock } from '../../src/platform/clock.js';
import type { Database } from '../../src/platform/db.js';
import { accountsWithRole } from '../../src/session/index.js';
import type { Receiver } from './gateway.js';

interface Heard {
  database: Database;
  clock: Clock;
  timeZone: string;
}

/** What pens of a school say is handed to the use cases of this process, as if its gateway had signed it: nothing is packed or parsed. */
export function handedTo({ database, clock, timeZone }: Heard, schoolId: string): Receiver {
  const take = openIntake(database, timeZone);
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
