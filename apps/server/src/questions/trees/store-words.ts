import { grouped } from '@zhibi/contract/kernel';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { chapter, chapterWord, schoolTextbook, textbook } from '../tables.js';

/** The lessons of a subject that list words, in the order of their books: those that the school uses by default first, retired ones never. One query. */
export async function lessonsWithWords(db: Db, schoolId: string, subjectId: number) {
  const rows = await db
    .select({
      chapterId: chapter.id,
      title: chapter.title,
      book: textbook.title,
      wordId: chapterWord.id,
      word: chapterWord.word,
    })
    .from(chapterWord)
    .innerJoin(chapter, eq(chapter.id, chapterWord.chapterId))
    .innerJoin(textbook, eq(textbook.id, chapter.textbookId))
    .leftJoin(schoolTextbook, and(eq(schoolTextbook.schoolId, schoolId), eq(schoolTextbook.textbookId, textbook.id)))
    .where(and(eq(textbook.subjectId, subjectId), isNull(textbook.retiredAt)))
    .orderBy(
      sql`${schoolTextbook.textbookId} is null`,
      asc(textbook.gid),
      asc(textbook.position),
      asc(chapter.position),
      asc(chapter.id),
      asc(chapterWord.position),
    );
  return [...grouped(rows, ({ chapterId }) => chapterId)].map(([chapterId, words]) => ({
    chapterId,
    title: words[0]?.title ?? '',
    book: words[0]?.book ?? '',
    words: words.map(({ wordId, word }) => ({ wordId, word })),
  }));
}
