import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { paper, paperItem } from '../tables.js';

export const papersShowing = (db: Db, schoolId: string, questionId: string) =>
  db
    .select({
      paperId: paper.id,
      title: paper.title,
      status: paper.status,
      ownerAccountId: paper.ownerAccountId,
      version: paperItem.questionVersion,
    })
    .from(paperItem)
    .innerJoin(paper, and(eq(paper.schoolId, paperItem.schoolId), eq(paper.id, paperItem.paperId)))
    .where(and(eq(paperItem.schoolId, schoolId), eq(paperItem.questionId, questionId), isNull(paper.removedAt)))
    .orderBy(desc(paper.id));

/** An item that shows a question, with what it is worth in its paper. */
export interface ShowingItem {
  itemId: string;
  paperId: string;
  questionId: string;
  version: number;
  score: number;
}

export const itemsShowing = async (db: Db, schoolId: string, questionIds: readonly string[]): Promise<ShowingItem[]> =>
  questionIds.length === 0
    ? []
    : db
        .select({
          itemId: paperItem.id,
          paperId: paperItem.paperId,
          questionId: paperItem.questionId,
          version: paperItem.questionVersion,
          score: paperItem.score,
        })
        .from(paperItem)
        .where(and(eq(paperItem.schoolId, schoolId), inArray(paperItem.questionId, [...questionIds])));
