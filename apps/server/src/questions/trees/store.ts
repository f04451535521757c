import { grouped } from '@zhibi/contract/kernel';
import type { Textbook, TreeNode } from '@zhibi/contract/questions';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { chapter, knowledgePoint, textbook } from '../tables.js';
import { treesOf } from './rules.js';

/** The textbooks of a subject with their chapters, and its knowledge points. Three queries, whatever their depth. */
export async function treesOfSubject(
  db: Db,
  subjectId: number,
): Promise<{ textbooks: Textbook[]; knowledge: TreeNode[] }> {
  const [books, chapters, points] = await Promise.all([
    db
      .select({
        textbookId: textbook.id,
        title: textbook.title,
        edition: textbook.edition,
        gid: textbook.gid,
        volume: textbook.volume,
      })
      .from(textbook)
      .where(eq(textbook.subjectId, subjectId))
      .orderBy(asc(textbook.position), asc(textbook.id)),
    db
      .select({ textbookId: chapter.textbookId, id: chapter.id, parentId: chapter.parentId, title: chapter.title })
      .from(chapter)
      .innerJoin(textbook, eq(textbook.id, chapter.textbookId))
      .where(eq(textbook.subjectId, subjectId))
      .orderBy(asc(chapter.position), asc(chapter.id)),
    db
      .select({
        id: knowledgePoint.id,
        parentId: knowledgePoint.parentId,
        title: knowledgePoint.title,
        foundBy: knowledgePoint.foundBy,
      })
      .from(knowledgePoint)
      .where(eq(knowledgePoint.subjectId, subjectId))
      .orderBy(asc(knowledgePoint.position), asc(knowledgePoint.id)),
  ]);
  const byBook = grouped(chapters, (row) => row.textbookId);
  return {
    textbooks: books.map((book) => ({ ...book, chapters: treesOf(byBook.get(book.textbookId) ?? []) })),
    knowledge: treesOf(points),
  };
}
