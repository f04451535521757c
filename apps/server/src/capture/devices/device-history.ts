import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { penOwnersOf, teachersOfPens } from '../../people/index.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import { mayKeepDevices } from './policy.js';
import { eventsOfDevice, macsTaken } from './store.js';

/** What happened to a device, the newest first; students by number. */
export async function deviceHistory(
  db: Db,
  actor: Actor,
  { schoolId, mac }: { schoolId: string; mac: string },
  { database, timeZone }: { database: Database; timeZone: string },
) {
  ensure(mayKeepDevices(actor, schoolId), 'not-found');
  ensure((await macsTaken(db, schoolId, [mac])).has(mac), 'not-found');
  const events = await eventsOfDevice(db, schoolId, mac);
  const studentOf = ({ studentId }: Readonly<Record<string, unknown>>) =>
    typeof studentId === 'string' ? studentId : '';
  const owners = await penOwnersOf(
    db,
    events.flatMap(({ detail }) => studentOf(detail) || []),
  );
  const teacherOf = ({ teacherId }: Readonly<Record<string, unknown>>) =>
    typeof teacherId === 'string' ? teacherId : '';
  const teachers = await teachersOfPens(
    db,
    events.flatMap(({ detail }) => teacherOf(detail) || []),
  );
  // Administrators of the organisation belong to no school: the system knows their names.
  const names = await database.readAsSystem((system) =>
    accountFactsById(system, [...new Set(events.flatMap(({ byAccount }) => byAccount ?? []))]),
  );
  return {
    items: events.map(({ what, at, byAccount, detail }) => {
      const owner = owners.get(studentOf(detail));
      return {
        what,
        at: toStamp(at, timeZone),
        by: names.get(byAccount ?? '')?.name ?? '',
        detail: owner
          ? [owner.studentNo, owner.className].filter(Boolean).join(' · ')
          : (teachers.get(teacherOf(detail)) ?? ''),
      };
    }),
  };
}
