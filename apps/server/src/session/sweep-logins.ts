import type { Database } from '../platform/db.js';
import { NONCE_MEMORY_S } from '../platform/signing.js';
import { DAY_MS, IDLE_MS } from './rules.js';
import { LOCK_MS } from './rules-tries.js';
import { deleteRemains } from './store-sweep.js';

/** Takes away pictures, codes, tickets, failures, addresses, nonces and logins that are over, so that no table grows for ever. */
export function sweepLogins(database: Database, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return database.asSystem((db) =>
    deleteRemains(db, {
      now,
      failure: ago(LOCK_MS),
      code: ago(DAY_MS),
      nonce: ago(NONCE_MEMORY_S * 1000),
      session: ago(IDLE_MS),
    }),
  );
}
