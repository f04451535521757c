import { toStamp } from '@zhibi/contract/kernel';
import type { RosterState } from '@zhibi/contract/people/roster';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { House } from '../../platform/house.js';
import { type Import, lockImport, type Of, updateImport } from './store.js';

/** One run of work on an import: begun again, the older one stops by itself. */
export interface Run extends Of {
  run: number;
  progress(done: number, total: number): Promise<void>;
}

/** Begins a run in the transaction that decided on it; answers its number. */
export async function beginRun(
  db: Db,
  { schoolId, id, run }: Import,
  { state, total, now }: { state: RosterState; total: number; now: Date },
): Promise<number> {
  const next = run + 1;
  await updateImport(db, { schoolId, importId: id }, { state, run: next, done: 0, total, failure: '', touchedAt: now });
  return next;
}

/**
 * One transaction of a run, with the import held. Undefined where the run is no longer the one that counts: somebody began
 * it anew, or threw the import away.
 */
export function withinRun<T>(
  house: House,
  { schoolId, importId, run }: Run,
  work: (db: Db, of: Import) => Promise<T>,
  rights: 'school' | 'system' = 'school',
): Promise<T | undefined> {
  const inside = async (db: Db) => {
    // The tables grow while an import writes: a plan that was kept from its first rows would read them all for each name.
    await db.execute(sql`set local plan_cache_mode = force_custom_plan`);
    const of = await lockImport(db, { schoolId, importId });
    return of.run === run ? work(db, of) : undefined;
  };
  return rights === 'system'
    ? house.database.asSystem(inside)
    : house.database.asActor({ schoolIds: [schoolId] }, inside);
}

/** Tells how far a run is, to whoever waits for the job and to whoever opens the import. */
export async function tellProgress(house: House, run: Run, done: number, total: number): Promise<void> {
  await withinRun(house, run, (db) => updateImport(db, run, { done, total, touchedAt: house.clock.now() }));
  await run.progress(done, total);
}

/** When and where it is. */
export interface Here {
  now: Date;
  timeZone: string;
}

export const hereOf = ({ clock, settings }: House): Here => ({ now: clock.now(), timeZone: settings.TZ_NAME });

/** The day of the school, `yyyy-mm-dd`. */
export const dayOf = ({ now, timeZone }: Here): string =>
  toStamp(now, timeZone).replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');
