import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { diskText } from '../tables.js';

export async function hasWords(db: Db, schoolId: string, sha256: string): Promise<boolean> {
  const rows = await db
    .select({ sha256: diskText.sha256 })
    .from(diskText)
    .where(and(eq(diskText.schoolId, schoolId), eq(diskText.sha256, sha256)));
  return rows.length > 0;
}

export async function keepWords(db: Db, row: typeof diskText.$inferInsert): Promise<void> {
  await db.insert(diskText).values(row).onConflictDoNothing();
}

/** Forgets the words of a content that no school has any more. As the system only. */
export async function dropWords(db: Db, sha256: string): Promise<void> {
  await db.delete(diskText).where(eq(diskText.sha256, sha256));
}

/** The words of an entry as it is now; the entry is named by hand because a select list of one table leaves its name out. */
const textOf = (what: SQL) => sql`select ${what} from disk_version v
  join disk_text x on x.school_id = v.school_id and x.sha256 = v.sha256
  where v.school_id = disk_entry.school_id and v.id = disk_entry.version_id`;

/** Whether an entry holds what a pattern says. */
export const holdsWords = (pattern: string) => sql`exists (${textOf(sql`1`)} and lower(x.body) like ${pattern})`;

const BEFORE = 16;
const SHOWN = 60;

/** The place in an entry where a word stands, with what is around it; null where it does not. */
export const excerptOf = (word: string) =>
  sql<string | null>`(${textOf(
    sql`substring(x.body from greatest(1, strpos(lower(x.body), ${word}) - ${BEFORE}::int) for ${SHOWN}::int)`,
  )} and strpos(lower(x.body), ${word}) > 0)`;
