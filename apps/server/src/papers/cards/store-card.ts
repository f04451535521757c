import { CardDesign, type CardState } from '@zhibi/contract/papers/cards';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { countedOf } from '../store-counted.js';
import { paper, paperCard } from '../tables.js';

export type CardRow = typeof paperCard.$inferSelect;

const only = (schoolId: string, paperId: string) =>
  and(eq(paperCard.schoolId, schoolId), eq(paperCard.paperId, paperId));

/** A card with its design as it was kept: parsed when it is read, for an older version wrote it. */
export async function findCard(db: Db, schoolId: string, paperId: string): Promise<CardRow | undefined> {
  const [row] = await db.select().from(paperCard).where(only(schoolId, paperId));
  return row && { ...row, design: CardDesign.parse(row.design) };
}

/** Whether one of these papers is an answer card. */
export async function hasCard(db: Db, schoolId: string, paperIds: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ paperId: paperCard.paperId })
    .from(paperCard)
    .where(and(eq(paperCard.schoolId, schoolId), inArray(paperCard.paperId, [...paperIds])))
    .limit(1);
  return row !== undefined;
}

export const insertCard = async (db: Db, row: typeof paperCard.$inferInsert): Promise<void> => {
  await db.insert(paperCard).values(row);
};

export const changeCard = async (
  db: Db,
  { schoolId, paperId }: Pick<CardRow, 'schoolId' | 'paperId'>,
  change: Partial<CardRow>,
): Promise<void> => {
  await db.update(paperCard).set(change).where(only(schoolId, paperId));
};

/** What became of a test: kept where the card is still there; the newest test counts. */
export const stateOf = (
  { readBack, releasedRevision }: Pick<CardRow, 'readBack' | 'releasedRevision'>,
  revision: number,
): CardState => {
  if (releasedRevision === revision) return 'released';
  if (readBack?.revision !== revision) return 'draft';
  return readBack.read === readBack.copies ? 'tested' : 'failed';
};

/** A teacher's cards of a subject, newest first, one more than `limit` where others follow. One query. */
export async function cardsOf(
  db: Db,
  owner: { schoolId: string; accountId: string; subjectId: number },
  { before, limit }: { before: string | undefined; limit: number },
) {
  const counted = countedOf(db);
  return db
    .select({
      paperId: paper.id,
      title: paper.title,
      status: paper.status,
      revision: paper.revision,
      updatedAt: paper.updatedAt,
      questionCount: counted.questionCount,
      totalScore: counted.totalScore,
      readBack: paperCard.readBack,
      releasedRevision: paperCard.releasedRevision,
      sourcePaperId: paperCard.sourcePaperId,
    })
    .from(paperCard)
    .innerJoin(paper, and(eq(paper.schoolId, paperCard.schoolId), eq(paper.id, paperCard.paperId)))
    .crossJoinLateral(counted)
    .where(
      and(
        eq(paper.schoolId, owner.schoolId),
        eq(paper.ownerAccountId, owner.accountId),
        eq(paper.subjectId, owner.subjectId),
        isNull(paper.removedAt),
        isNull(paper.archivedAt),
        before === undefined ? undefined : lt(paper.id, before),
      ),
    )
    .orderBy(desc(paper.id))
    .limit(limit + 1);
}
