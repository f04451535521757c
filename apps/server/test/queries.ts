import { vi } from 'vitest';
import type { Db } from '../src/platform/db.js';

/** How many statements a piece of work sends: a list must not send more for more rows. */
export async function queriesOf(db: Db, work: (db: Db) => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(db._.session, 'prepareQuery');
  try {
    await work(db);
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
