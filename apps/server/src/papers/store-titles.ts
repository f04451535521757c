import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db.js';
import { paper } from './tables.js';

/** The titles of a person's papers that begin so. */
export async function titlesFrom(
  db: Db,
  { schoolId, ownerAccountId }: { schoolId: string; ownerAccountId: string },
  beginning: string,
): Promise<string[]> {
  const rows = await db
    .select({ title: paper.title })
    .from(paper)
    .where(
      and(
        eq(paper.schoolId, schoolId),
        eq(paper.ownerAccountId, ownerAccountId),
        sql`starts_with(${paper.title}, ${beginning})`,
      ),
    );
  return rows.map(({ title }) => title);
}
