import type { Db } from '../../platform/db.js';
import { accountById, grantsOf, livingAmong } from '../../session/index.js';
import type { Ticket } from './ticket.js';

/**
 * Whether who was given a ticket is still there. One to look with ends with its login: it stays in the history of the browser. An office server
 * saves what was written after its page is closed, and so after a logout, but for nobody who has left.
 */
export async function isStillHeld(db: Db, { use, accountId, sessionId, role, schoolId }: Ticket): Promise<boolean> {
  if (use === 'see') return (await livingAmong(db, [sessionId])).has(sessionId);
  const account = await accountById(db, accountId);
  if (account === undefined || account.disabledAt !== null) return false;
  const held = (await grantsOf(db, accountId)).filter((grant) => grant.role === role);
  return held.some(({ inSchoolId }) => inSchoolId === null || inSchoolId === schoolId);
}
