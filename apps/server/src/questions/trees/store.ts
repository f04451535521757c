import { grouped } from '@zhibi/contract/kernel';
import type { Textbook, TreeNode } from '@zhibi/contract/questions';
import { and, asc, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { chapter, knowledgePoint, schoolTextbook, textbook } from '../tables.js';
import { onlyNamed, treesOf } from './rules.js';

interface Asked {
  subjectId: number;
  /** Whose usual textbooks come first; '' is nobody's. */
  schoolId: string;
  /** Textbooks and chapters that were chosen before: a retired textbook is told where it, or a chapter of it, is among them. */
  named?: readonly string[] | undefined;
}

/**
 * The textbooks of a subject that may be chosen from, with their chapters, those that the school uses first; and its knowledge points.
 * Three queries, whatever their depth.
 */
export async function treesOfSubject(
  db: Db,
  { subjectId, schoolId, named = [] }: Asked,
): Promise<{ textbooks: Textbook[]; knowledge: TreeNode[] }> {
  const shown = and(eq(textbook.subjectId, subjectId), or(isNull(textbook.retiredAt), isNamed(db, named)));
  const [books, chapters, points] = await Promise.all([
    db
      .select({
        textbookId: textbook.id,
        title: textbook.title,
        edition: textbook.edition,
        gid: textbook.gid,
        volume: textbook.volume,
        year: textbook.year,
        isUsual: sql<boolean>`(${schoolTextbook.textbookId} is not null and ${textbook.retiredAt} is null)`,
        retiredAt: textbook.retiredAt,
      })
      .from(textbook)
      .leftJoin(
        schoolTextbook,
        and(eq(schoolTextbook.textbookId, textbook.id), sql`${schoolTextbook.schoolId}::text = ${schoolId}`),
      )
      .where(shown)
      .orderBy(
        sql`(${schoolTextbook.textbookId} is not null and ${textbook.retiredAt} is null) desc`,
        sql`${textbook.retiredAt} is not null`,
        asc(textbook.position),
        asc(textbook.id),
      ),
    db
      .select({ textbookId: chapter.textbookId, id: chapter.id, parentId: chapter.parentId, title: chapter.title })
      .from(chapter)
      .innerJoin(textbook, eq(textbook.id, chapter.textbookId))
      .where(shown)
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
  const chosen = new Set(named);
  return {
    textbooks: books.map(({ isUsual, retiredAt, year, ...book }) => {
      const own = treesOf(byBook.get(book.textbookId) ?? []);
      const isClosed = retiredAt !== null && !chosen.has(book.textbookId);
      return {
        ...book,
        ...(year !== null && { year }),
        ...(isUsual && { usual: true as const }),
        ...(retiredAt !== null && { isRetired: true as const }),
        chapters: isClosed ? onlyNamed(own, chosen) : own,
      };
    }),
    knowledge: treesOf(points),
  };
}

function isNamed(db: Db, named: readonly string[]): SQL | undefined {
  if (named.length === 0) return sql`false`;
  const own = db
    .select({ id: chapter.id })
    .from(chapter)
    .where(and(eq(chapter.textbookId, textbook.id), inArray(chapter.id, [...named])));
  return or(inArray(textbook.id, [...named]), exists(own));
}
