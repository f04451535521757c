import { assistantApi } from '@zhibi/contract/assistant';
import type { Endpoint } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { peopleApi } from '@zhibi/contract/people';
import { type Actor, sessionApi } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/db.js';
import { Problem } from '../../platform/problem.js';
import { isActingFor } from '../../session/index.js';
import { findActing } from './store.js';

/** Calls that write nothing but that somebody asked, came or went. */
const onlyNoted: ReadonlySet<string> = new Set([
  sessionApi.logout.path,
  assistantApi.ask.path,
  operationsApi.extendActing.path,
  operationsApi.endActing.path,
  operationsApi.audit.path,
]);

/** What every screen asks by itself, again and again, and what tells nothing of the school: looks of a person would drown in it. */
const ofTheFrame: ReadonlySet<string> = new Set([
  operationsApi.acting.path,
  operationsApi.damagedFiles.path,
  peopleApi.info.path,
]);

/** Whatever is not known to be a look is a change: what may go on while a school is locked can change it all the same. */
const isChange = (endpoint: Endpoint | undefined): boolean =>
  endpoint === undefined || !(endpoint.readOnly || endpoint.kind === 'file' || onlyNoted.has(endpoint.path));

/**
 * Stands before every call: operations in a school need a reason and a time that is not over, and each of their calls is written down before
 * it is answered, but what every screen asks by itself. Answers whether the caller acts for a school, and so must be asked again at the next call.
 */
export function openActingWatch(database: Database, clock: Clock) {
  return async (actor: Actor, endpoint: Endpoint | undefined): Promise<boolean> => {
    if (!isActingFor(actor)) return false;
    await database.asSystem(async (db) => {
      const row = await findActing(db, actor.sessionId, clock.now());
      if (row?.schoolId !== actor.schoolId) throw new Problem('forbidden', 'acting-over');
      if (ofTheFrame.has(endpoint?.path ?? '')) return;
      await recordAct(db, {
        accountId: actor.accountId,
        schoolId: actor.schoolId,
        what: 'acted',
        detail: {
          actingId: row.id,
          reason: row.reason,
          path: endpoint?.path ?? '',
          change: isChange(endpoint),
        },
      });
    });
    return true;
  };
}
