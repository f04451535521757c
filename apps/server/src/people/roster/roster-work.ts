import { toStamp } from '@zhibi/contract/kernel';
import type { RosterState } from '@zhibi/contract/people/roster';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';
import { type Import, lockImport, type Of, planAnew, updateImport } from './store.js';

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
  services: Services,
  { schoolId, importId, run }: Run,
  work: (db: Db, of: Import) => Promise<T>,
  rights: 'school' | 'system' = 'school',
): Promise<T | undefined> {
  const inside = async (db: Db) => {
    await planAnew(db);
    const of = await lockImport(db, { schoolId, importId });
    return of.run === run ? work(db, of) : undefined;
  };
  return rights === 'system'
    ? services.database.asSystem(inside)
    : services.database.asActor({ schoolIds: [schoolId] }, inside);
}

/** Tells how far a run is, to whoever waits for the job and to whoever opens the import. */
export async function notifyProgress(services: Services, run: Run, done: number, total: number): Promise<void> {
  await withinRun(services, run, (db) => updateImport(db, run, { done, total, touchedAt: services.clock.now() }));
  await run.progress(done, total);
}

/** When and where it is. */
export interface Here {
  now: Date;
  timeZone: string;
}

export const hereOf = ({ clock, settings }: Services): Here => ({ now: clock.now(), timeZone: settings.TZ_NAME });

/** The day of the school, `yyyy-mm-dd`. */
export const dayOf = ({ now, timeZone }: Here): string =>
  toStamp(now, timeZone).replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');
