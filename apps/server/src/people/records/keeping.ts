import { toStamp } from '@zhibi/contract/kernel';
import type { ActName, ActOf } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { recordLife } from '../store-life.js';
import { toDate } from './rules.js';

/** When a record is changed: the instant, and the day of the school, `yyyy-mm-dd`. */
export interface Here {
  now: Date;
  today: string;
}

/** Now, as records are dated: the instant and the day of the school. */
export const hereAt = (now: Date, timeZone: string): Here => ({ now, today: toDate(toStamp(now, timeZone)) });

/** Whose record, and a word for what was done, as the history keeps it: `moved`. The audit log puts whose before it: `student-moved`. */
type Kept = {
  [Whose in 'student' | 'teacher' | 'class']: { whose: Whose; what: ActOf<Whose> };
}['student' | 'teacher' | 'class'] &
  Told;

interface Told {
  ids: readonly string[];
  /** What its sentence needs; for each one where they differ. Never a secret. */
  detail?: Readonly<Record<string, unknown>> | ((id: string) => Readonly<Record<string, unknown>>);
}

/** Writes an act of an administrator into the audit log (once) and into the history of everybody it concerns. */
export async function noteDown(db: Db, actor: Actor, { now }: Here, { ids, detail, ...act }: Kept): Promise<void> {
  if (ids.length === 0) return;
  const { accountId, schoolId } = actor;
  const detailOf = (id: string) => (typeof detail === 'function' ? detail(id) : (detail ?? {}));
  await recordLife(
    db,
    ids.map((whoseId) => ({
      schoolId,
      whose: act.whose,
      whoseId,
      what: act.what,
      detail: detailOf(whoseId),
      byAccount: accountId,
      at: now,
    })),
  );
  await recordAct(db, { accountId, schoolId, what: nameOf(act), detail: { ids } });
}

const nameOf = ({ whose, what }: Pick<Kept, 'whose' | 'what'>): ActName => `${whose}-${what}` as ActName; // each kind has its own acts
