import { sql } from 'drizzle-orm';
import { type Membership, memberships } from '../people/index.js';
import { momentOfReading } from '../platform/access-changes.js';
import type { Db } from '../platform/db.js';
import { type LivingSession, livingSession } from '../session/index.js';

/** What the tables know of a caller before anything else is asked. */
interface Known {
  living: LivingSession | null;
  memberships: Membership[];
  seen: string;
  seenAt: string;
}

/** In one statement, because every call begins with it: what each of the two domains knows stays theirs to say. */
export async function knownOf(db: Db, of: { sessionId: string; accountId: string }): Promise<Known> {
  const [row] = await db.execute<Known & Record<string, unknown>>(
    sql`select ${livingSession(of.sessionId)} as living, ${memberships(of.accountId)} as memberships, ${momentOfReading}`,
  );
  if (row === undefined) throw new Error('a select without from gave no row');
  return row;
}
