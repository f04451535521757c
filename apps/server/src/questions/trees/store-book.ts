import type { BookFields } from '@zhibi/contract/questions/trees';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { list } from '../../platform/sql-lists.js';
import { chapter, textbook } from '../tables.js';
import { inReadingOrder } from './rules-order.js';
import { putNodes } from './store-kept.js';

/** One textbook is kept after the other, until the transaction ends: of two duplicates at once one is refused. */
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
export async function hasDuplicate(
  db: Db,
  id: string,
  { subjectId, gid, volume, edition, title, year }: BookFields,
): Promise<boolean> {
  const rows = await db
    .select({ id: textbook.id })
    .from(textbook)
    .where(
      and(
        ...[ne(textbook.id, id), eq(textbook.subjectId, subjectId), eq(textbook.gid, gid)],
        ...[eq(textbook.volume, volume), eq(textbook.edition, edition), eq(textbook.title, title)],
        year === null ? isNull(textbook.year) : eq(textbook.year, year),
      ),
    );
  return rows.length > 0;
}

export async function hasIsbn(db: Db, id: string, isbn: string): Promise<boolean> {
  const rows = await db
    .select({ id: textbook.id })
    .from(textbook)
    .where(and(ne(textbook.id, id), eq(textbook.isbn, isbn)));
  return rows.length > 0;
}

/** Copies the chapters of a textbook into another with what they teach, and on wish what hangs on them in all banks. Five queries, however many. */
export async function copyChapters(
  db: Db,
  { from, to, withQuestions }: { from: string; to: string; withQuestions: boolean },
): Promise<{ chapters: number; questions: number }> {
  const old = await db
    .select({ id: chapter.id, parentId: chapter.parentId, title: chapter.title, position: chapter.position })
    .from(chapter)
    .where(eq(chapter.textbookId, from));
  if (old.length === 0) return { chapters: 0, questions: 0 };
  const newById = new Map(old.map(({ id }) => [id, newId()]));
  await putNodes(
    db,
    { kind: 'chapter', textbookId: to },
    inReadingOrder(old).map(({ id, parentId, ...node }) => ({
      ...node,
      id: newById.get(id) ?? id,
      parentId: parentId === null ? null : (newById.get(parentId) ?? null),
    })),
  );
  const pairs = sql`unnest(${list([...newById.keys()])}::uuid[], ${list([...newById.values()])}::uuid[]) as pair(old, new)`;
  await copyLessons(db, pairs);
  if (!withQuestions) return { chapters: old.length, questions: 0 };
  const [row] = await db.execute<{ questions: number }>(sql`
    with copied as (
      insert into question_chapter (school_id, question_id, chapter_id)
      select h.school_id, h.question_id, pair.new from question_chapter h
      join ${pairs} on pair.old = h.chapter_id
      returning school_id, question_id)
    select count(distinct (school_id, question_id))::int as questions from copied`);
  return { chapters: old.length, questions: row?.questions ?? 0 };
}

/** The hours, words and knowledge points of chapters, said of their copies too; a copied word has an id of its own. */
async function copyLessons(db: Db, pairs: SQL): Promise<void> {
  await db.execute(sql`
    with timed as (update chapter c set hours = o.hours from chapter o join ${pairs} on pair.old = o.id where c.id = pair.new),
      said as (insert into chapter_word (id, chapter_id, word, position)
        select gen_random_uuid(), pair.new, w.word, w.position from chapter_word w join ${pairs} on pair.old = w.chapter_id)
    insert into chapter_knowledge (chapter_id, knowledge_id, weight)
    select pair.new, k.knowledge_id, k.weight from chapter_knowledge k join ${pairs} on pair.old = k.chapter_id`);
}
