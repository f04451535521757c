import type { BookFields } from '@zhibi/contract/questions/trees';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { textbook } from '../tables.js';

/** One textbook is kept after the other, until the transaction ends: of two twins at once one is refused. */
export async function lockBooks(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('textbooks', 0))`);
}

/** Adds a textbook behind the others, or changes it. */
export async function putBook(db: Db, id: string, book: BookFields): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from textbook)`;
  await db
    .insert(textbook)
    .values({ id, ...book, position })
    .onConflictDoUpdate({ target: textbook.id, set: book });
}

/** Whether another textbook says the same of itself. */
export async function hasTwin(
  db: Db,
  id: string,
  { subjectId, gid, volume, edition, title }: BookFields,
): Promise<boolean> {
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
