import type { BookFields } from '@zhibi/contract/questions/trees';
import { and, eq, ne, sql } from 'drizzle-orm';
import { subjectsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { demand, found } from '../../platform/problem.js';
import { textbook } from '../tables.js';
import { stageOfGrade } from './rules.js';
import { bookKey, keptBooks, takeTree } from './store-kept.js';

/** Adds a textbook, or changes the one that is named. */
export async function saveBook(
  db: Db,
  { textbookId, revision, book }: { textbookId?: string | undefined; revision: number; book: BookFields },
): Promise<{ textbookId: string }> {
  const subject = (await subjectsById(db)).get(book.subjectId);
  demand(subject !== undefined, 'not-found');
  demand(subject.stage === stageOfGrade(book.gid), 'conflict', 'wrong-grade');
  const id = textbookId ?? newId();
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('textbooks', 0))`); // of two twins at once one is refused
  if (textbookId !== undefined) {
    const known = found((await keptBooks(db, { textbookId }))[0]);
    demand(known.chapters === 0 || known.subjectId === book.subjectId, 'conflict', 'subject-fixed');
    await takeTree(db, bookKey(id), revision);
  }
  demand(!(await hasTwin(db, id, book)), 'conflict', 'book-twin');
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from textbook)`;
  await db
    .insert(textbook)
    .values({ id, ...book, position })
    .onConflictDoUpdate({ target: textbook.id, set: book });
  return { textbookId: id };
}

async function hasTwin(db: Db, id: string, { subjectId, gid, volume, edition, title }: BookFields): Promise<boolean> {
  const rows = await db
    .select({ id: textbook.id })
    .from(textbook)
    .where(
      and(
        ...[ne(textbook.id, id), eq(textbook.subjectId, subjectId), eq(textbook.gid, gid)],
        ...[eq(textbook.volume, volume), eq(textbook.edition, edition), eq(textbook.title, title)],
      ),
    );
  return rows.length > 0;
}
