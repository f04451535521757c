import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { diskLock } from '../tables.js';

const HELD_MS = 30 * 60_000;
const of = (schoolId: string, entryId: string) => and(eq(diskLock.schoolId, schoolId), eq(diskLock.entryId, entryId));

/** The lock on a file that has not run out. Whoever asks waits for others who are changing it. */
export async function findLock(db: Db, schoolId: string, entryId: string, now: Date): Promise<string | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`disk-lock ${entryId}`}, 0))`);
  const [row] = await db.select().from(diskLock).where(of(schoolId, entryId));
  return row && row.expiresAt > now ? row.lock : undefined;
}

export async function keepLock(db: Db, schoolId: string, entryId: string, lock: string | null, now: Date) {
  if (lock === null) {
    await db.delete(diskLock).where(of(schoolId, entryId));
    return;
  }
  const expiresAt = new Date(now.getTime() + HELD_MS);
  await db
    .insert(diskLock)
    .values({ schoolId, entryId, lock, expiresAt })
    .onConflictDoUpdate({ target: [diskLock.schoolId, diskLock.entryId], set: { lock, expiresAt } });
}
