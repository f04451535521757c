import { sql } from 'drizzle-orm';
import { afterCommit, type Db } from '../db.js';

export interface News {
  /** The event's name in the protocol. */
  name: string;
  schoolId: string | null;
  /** The accounts that may hear of it: nobody else ever does. */
  to: readonly string[];
  data: unknown;
}

/** Writes an event in the same transaction as what it tells of; it is published after the commit, in commit order. */
export async function announce(db: Db, news: News): Promise<void> {
  const audience = `{${[...new Set(news.to)].join(',')}}`;
  await db.execute(
    sql`insert into outbox (name, school_id, audience, data) values (${news.name}, ${news.schoolId}, ${audience}::uuid[], ${JSON.stringify(news.data)}::jsonb)`,
  );
  afterCommit(db);
}
