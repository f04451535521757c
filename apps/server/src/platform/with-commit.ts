import type { SQL } from 'drizzle-orm';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Rows } from './rows-session.js';

/** What `db.ts` opens for its callers, and knows these statements of. */
type Db = PgDatabase<Rows>;

const sentBy = new WeakMap<Db, Promise<unknown>[]>();

/**
 * A statement whose answer nobody needs: it is sent at once, and its transaction is committed without a wait for it, in the same round trip.
 * Where it fails, the transaction does.
 */
export function withCommit(db: Db, statement: SQL): void {
  const sent = sentBy.get(db);
  if (sent === undefined) throw new Error('a statement for the commit of no transaction');
  const answer = Promise.resolve(db.execute(statement));
  answer.catch(() => undefined); // heard by whoever commits
  sent.push(answer);
}

/** Lets a transaction have such statements, until it is asked for the first that failed, of which is heard when all have been answered. */
export function takeWithCommit(db: Db): () => Promise<void> {
  const sent: Promise<unknown>[] = [];
  sentBy.set(db, sent);
  return async () => {
    sentBy.delete(db);
    for (const result of await Promise.allSettled(sent)) if (result.status === 'rejected') throw result.reason;
  };
}
