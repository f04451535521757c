import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/db.js';
import { insertEntry } from './store.js';

/** Those who look into schools that they do not belong to. */
const fromOutside = (actor: Actor): boolean =>
  actor.schoolId !== '' && (actor.role === 'REGION' || actor.role === 'ORGADMIN' || actor.role.startsWith('ZHIBI_'));

/** So many entries a process remembers; beyond that it asks the database again. */
const REMEMBERED = 10_000;

/** Writes down, once for each login and school, that somebody looks into a school from outside. */
export function openEntrance(database: Database, clock: Clock): (actor: Actor) => Promise<void> {
  const known = new Set<string>();
  return async (actor) => {
    const key = `${actor.sessionId} ${actor.schoolId}`;
    if (!fromOutside(actor) || known.has(key)) return;
    await database.asSystem(async (db) => {
      if (!(await insertEntry(db, actor, clock.now()))) return;
      await recordAct(db, {
        accountId: actor.accountId,
        schoolId: actor.schoolId,
        what: 'school-entered',
        detail: { role: actor.role },
      });
    });
    if (known.size >= REMEMBERED) known.clear();
    known.add(key);
  };
}
