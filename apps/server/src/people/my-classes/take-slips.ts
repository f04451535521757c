import type { PasswordSlip } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { readSlips } from '../initial-passwords.js';
import { openClass } from './open-class.js';
import { mayHandSlips } from './policy.js';

/** The slips of a batch, once, for whoever may hand them out. A batch that holds anybody of another class is not there. */
export async function takeClassSlips(
  db: Db,
  actor: Actor,
  { classId, batchId }: { classId: string; batchId: string },
  { key, now }: { key: Uint8Array; now: Date },
): Promise<PasswordSlip[]> {
  const open = await openClass(db, actor, classId);
  ensure(mayHandSlips(actor, open.row));
  const slips = await readSlips(db, key, actor.schoolId, batchId, now);
  const own = new Set(open.students.map(({ accountId }) => accountId));
  // Refusing undoes the taking: the call is one transaction.
  ensure(slips.length > 0 && slips.every(({ accountId }) => own.has(accountId)), 'not-found');
  const numberOf = new Map(open.students.map(({ accountId, studentNo }) => [accountId, studentNo]));
  const order = ({ accountId }: PasswordSlip) => numberOf.get(accountId) ?? '';
  return slips.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
