import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import type { BeganBy } from './rules.js';

interface Refusal {
  by: BeganBy | 'choose';
  /** The word of the reason, as the person is told it. */
  refused: string;
  accountId?: string;
  /** What was typed or shown, as far as it may be written down. */
  who?: string;
}

/** Writes down that somebody was not let in, and why. */
export const recordRefusal = (db: Db, { by, refused, accountId, who }: Refusal): Promise<void> =>
  recordAct(db, {
    accountId: accountId ?? null,
    schoolId: null,
    what: 'login-refused',
    detail: { by, reason: refused, who },
  });
