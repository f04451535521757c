import { toStamp } from '@zhibi/contract/kernel';
import { RetentionKind } from '@zhibi/contract/operations';
import { removeUnused } from '../../platform/files/index.js';
import type { Services } from '../../platform/services.js';
import { kinds } from './kinds.js';
import { isNight, limitOf } from './rules.js';
import { daysOf, putRun, schoolsWithoutRun } from './store.js';

export const APPLY_RETENTION = 'apply-retention';
const SCHOOLS_AT_ONCE = 50;

/** By night, once for every school: removes what is older than the school keeps it. Done twice it removes nothing more. */
export async function applyRetention(services: Services): Promise<void> {
  const now = services.clock.now();
  const stamp = toStamp(now, services.settings.TZ_NAME);
  if (!isNight(stamp)) return;
  const day = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
  const schools = await services.database.readAsSystem((system) => schoolsWithoutRun(system, day, SCHOOLS_AT_ONCE));
  for (const schoolId of schools) {
    const removed = await removeOld(services, schoolId, now);
    await services.database.asActor({ schoolIds: [schoolId] }, (db) => putRun(db, { schoolId, day, removed }));
  }
}

/** Everything of a school that is kept no longer goes, some at a time, so that nobody waits for it. */
async function removeOld(
  services: Services,
  schoolId: string,
  now: Date,
): Promise<Partial<Record<RetentionKind, number>>> {
  const inSchool = { schoolIds: [schoolId] };
  const days = await services.database.asActor(inSchool, (db) => daysOf(db, schoolId));
  const sums: Partial<Record<RetentionKind, number>> = {};
  for (const kind of RetentionKind.options) {
    const before = limitOf(days[kind], now);
    if (before === undefined) continue;
    for (;;) {
      const { removed, contents } = await services.database.asActor(inSchool, (db) =>
        kinds[kind].remove(db, schoolId, before),
      );
      for (const content of new Set(contents)) await removeUnused(services, content);
      if (removed === 0) break;
      sums[kind] = (sums[kind] ?? 0) + removed;
    }
  }
  return sums;
}
