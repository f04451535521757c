import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { paper, paperProject } from '../tables.js';

interface Taker {
  schoolId: string;
  accountId: string;
}

/** The own paper that was made of this file before and is still there. */
export async function findTaken(
  db: Db,
  { schoolId, accountId }: Taker,
  sha256: string,
): Promise<{ paperId: string; title: string } | undefined> {
  const [row] = await db
    .select({ paperId: paper.id, title: paper.title })
    .from(paperProject)
    .innerJoin(paper, and(eq(paper.schoolId, paperProject.schoolId), eq(paper.id, paperProject.paperId)))
    .where(
      and(
        eq(paperProject.schoolId, schoolId),
        eq(paperProject.takenBy, accountId),
        eq(paperProject.contentSha256, sha256),
        isNull(paper.removedAt),
      ),
    );
  return row;
}

/** Holds a file for one taker until the transaction ends: who sends it twice at once waits, and finds it taken. */
export const holdProject = async (db: Db, { schoolId, accountId }: Taker, sha256: string): Promise<void> => {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`project ${schoolId} ${accountId} ${sha256}`}, 0))`,
  );
};

/** Writes down which paper was made of a file; one that was removed since gives way. */
export async function putTaken(
  db: Db,
  { schoolId, accountId }: Taker,
  row: { sha256: string; paperId: string; takenAt: Date },
): Promise<void> {
  const { sha256: contentSha256, paperId, takenAt } = row;
  await db
    .insert(paperProject)
    .values({ schoolId, takenBy: accountId, contentSha256, paperId, takenAt })
    .onConflictDoUpdate({
      target: [paperProject.schoolId, paperProject.takenBy, paperProject.contentSha256],
      set: { paperId, takenAt },
    });
}
