import type { MarkingState } from '@zhibi/contract/papers/areas';
import { and, asc, desc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { isNoBooklet } from '../store-practice.js';
import { areaMarking, paper, paperLayout, printRun } from '../tables.js';

export type MarkingRow = typeof areaMarking.$inferSelect;

interface Of {
  schoolId: string;
  paperId: string;
}

export async function findMarking(
  db: Db,
  { schoolId, paperId }: Of,
  revision: number,
): Promise<MarkingRow | undefined> {
  const [row] = await db
    .select()
    .from(areaMarking)
    .where(
      and(eq(areaMarking.schoolId, schoolId), eq(areaMarking.paperId, paperId), eq(areaMarking.revision, revision)),
    );
  return row;
}

/** The newest version before this one that was drawn by hand. */
export async function earlierMarking(db: Db, { schoolId, paperId }: Of, revision: number): Promise<number | null> {
  const [row] = await db
    .select({ revision: areaMarking.revision })
    .from(areaMarking)
    .where(
      and(eq(areaMarking.schoolId, schoolId), eq(areaMarking.paperId, paperId), lt(areaMarking.revision, revision)),
    )
    .orderBy(desc(areaMarking.revision))
    .limit(1);
  return row?.revision ?? null;
}

export const insertMarking = async (db: Db, row: typeof areaMarking.$inferInsert): Promise<void> => {
  await db.insert(areaMarking).values(row);
};

/** Writes the word of the second person; false where somebody was quicker. */
export async function updateMarking(
  db: Db,
  { schoolId, paperId }: Of,
  revision: number,
  change: Pick<MarkingRow, 'state' | 'checkedBy' | 'checkedName' | 'checkedAt' | 'note'>,
): Promise<boolean> {
  const rows = await db
    .update(areaMarking)
    .set(change)
    .where(
      and(
        eq(areaMarking.schoolId, schoolId),
        eq(areaMarking.paperId, paperId),
        eq(areaMarking.revision, revision),
        eq(areaMarking.state, 'drawn'),
      ),
    )
    .returning({ revision: areaMarking.revision });
  return rows.length > 0;
}

/** The layout that the typesetter made of these pages, before anybody drew on them. */
export async function layoutOfPages(db: Db, { schoolId, paperId }: Of, pdfSha256: string) {
  const [row] = await db
    .select({ geometry: paperLayout.geometry })
    .from(paperLayout)
    .where(
      and(eq(paperLayout.schoolId, schoolId), eq(paperLayout.paperId, paperId), eq(paperLayout.pdfSha256, pdfSha256)),
    )
    .orderBy(asc(paperLayout.revision))
    .limit(1);
  return row?.geometry;
}

/** Whether copies of this version are out or on their way. */
export async function isPrinted(db: Db, { schoolId, paperId }: Of, revision: number): Promise<boolean> {
  const rows = await db
    .select({ id: printRun.id })
    .from(printRun)
    .where(
      and(
        eq(printRun.schoolId, schoolId),
        eq(printRun.paperId, paperId),
        eq(printRun.revision, revision),
        ne(printRun.status, 'failed'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Another version of the same pages: what is frozen stays so. */
export async function nextRevision(db: Db, { schoolId, paperId }: Of, updatedAt: Date): Promise<void> {
  await db
    .update(paper)
    .set({ updatedAt, revision: sql`${paper.revision} + 1` })
    .where(and(eq(paper.schoolId, schoolId), eq(paper.id, paperId)));
}

const hasState = (state: MarkingState | undefined): SQL | undefined =>
  state === undefined ? undefined : state === 'unmarked' ? isNull(areaMarking.state) : eq(areaMarking.state, state);

/** The laid-out papers of a school with the marking of their newest version, newest first, one more than `limit` where others follow. */
export const queueOf = (
  db: Db,
  schoolId: string,
  { state, before, limit }: { state?: MarkingState | undefined; before?: string | undefined; limit: number },
) =>
  db
    .select({
      paperId: paper.id,
      title: paper.title,
      subjectId: paper.subjectId,
      status: paper.status,
      revision: paper.revision,
      marking: areaMarking,
    })
    .from(paper)
    .innerJoin(
      paperLayout,
      and(
        eq(paperLayout.schoolId, paper.schoolId),
        eq(paperLayout.paperId, paper.id),
        eq(paperLayout.revision, paper.revision),
      ),
    )
    .leftJoin(
      areaMarking,
      and(
        eq(areaMarking.schoolId, paper.schoolId),
        eq(areaMarking.paperId, paper.id),
        eq(areaMarking.revision, paper.revision),
      ),
    )
    .where(
      and(
        eq(paper.schoolId, schoolId),
        isNull(paper.removedAt),
        isNoBooklet,
        hasState(state),
        before === undefined ? undefined : lt(paper.id, before),
      ),
    )
    .orderBy(desc(paper.id))
    .limit(limit + 1);

/** What each person has drawn in a school, the most first. */
export const clerksOf = (db: Db, schoolId: string) =>
  db
    .select({
      name: sql<string>`max(${areaMarking.drawnName})`,
      papers: sql<number>`count(*)::int`,
      areas: sql<number>`sum(${areaMarking.areas})::int`,
      seconds: sql<number>`sum(${areaMarking.seconds})::int`,
      proposed: sql<number>`sum(${areaMarking.proposed})::int`,
      unchanged: sql<number>`sum(${areaMarking.unchanged})::int`,
      returned: sql<number>`count(*) filter (where ${areaMarking.state} = 'returned')::int`,
    })
    .from(areaMarking)
    .where(eq(areaMarking.schoolId, schoolId))
    .groupBy(areaMarking.drawnBy)
    .orderBy(sql`2 desc, 1`)
    .limit(100);
