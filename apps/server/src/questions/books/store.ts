import { and, count, desc, eq, exists, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import type { Reader } from '../store-visible.js';
import { schoolBook, schoolBookItem, schoolBookPage, schoolBookReader } from './tables.js';

export type BookRow = typeof schoolBook.$inferSelect;
/** A book with what is counted of it. */
export interface CountedBook extends BookRow {
  questions: number;
  checkedPages: number;
  coverFileId: string | null;
  readers: number;
  isUsed: boolean;
  enteredBy: string[];
}

const only = (schoolId: string, bookId: string) =>
  and(eq(schoolBook.schoolId, schoolId), eq(schoolBook.id, bookId), isNull(schoolBook.removedAt));

const ofBook = (table: typeof schoolBookPage | typeof schoolBookItem | typeof schoolBookReader) =>
  sql`${table.schoolId} = ${schoolBook.schoolId} and ${table.bookId} = ${schoolBook.id}`;

const countedOf = (db: Db, { accountId }: Reader) =>
  db
    .select({
      book: schoolBook,
      questions: sql<number>`(select count(*)::int from ${schoolBookItem} where ${ofBook(schoolBookItem)})`,
      checkedPages: sql<number>`(select count(*)::int from ${schoolBookPage} where ${ofBook(schoolBookPage)} and ${schoolBookPage.state} = 'checked')`,
      coverFileId: sql<
        string | null
      >`(select ${schoolBookPage.fileId} from ${schoolBookPage} where ${ofBook(schoolBookPage)} and ${schoolBookPage.no} = 1)`,
      readers: sql<number>`(select count(*)::int from ${schoolBookReader} where ${ofBook(schoolBookReader)})`,
      isUsed: sql<boolean>`exists (select 1 from ${schoolBookReader} where ${ofBook(schoolBookReader)} and ${schoolBookReader.accountId} = ${accountId})`,
      enteredBy: sql<
        string[]
      >`array(select distinct ${schoolBookPage.enteredBy} from ${schoolBookPage} where ${ofBook(schoolBookPage)} and ${schoolBookPage.enteredBy} is not null)`,
    })
    .from(schoolBook);

export interface ShelfWanted {
  subjectId: number;
  words?: string | undefined;
  gid?: number | undefined;
  view: 'all' | 'writing' | 'to-decide' | 'used';
  /** Whether the reader writes books of the subject: sees those that are not published. */
  writes: boolean;
}

const likeWords = (words: string): SQL[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
      return sql`(${schoolBook.title} ilike ${pattern} or ${schoolBook.edition} ilike ${pattern})`;
    });

/** What both shelves are asked for beside whose they are. */
export const bookFilter = ({ subjectId, words, gid }: Pick<ShelfWanted, 'subjectId' | 'words' | 'gid'>) =>
  and(
    eq(schoolBook.subjectId, subjectId),
    isNull(schoolBook.removedAt),
    gid === undefined ? undefined : eq(schoolBook.gid, gid),
    ...likeWords(words ?? ''),
  );

/** One page of the shelf, newest first, and how many there are. Two queries. */
export async function shelfPage(
  db: Db,
  reader: Reader,
  { view, writes, ...wanted }: ShelfWanted,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: CountedBook[]; total: number }> {
  const isMine = eq(schoolBook.createdBy, reader.accountId);
  const isSeen = writes ? undefined : or(eq(schoolBook.state, 'published'), isMine);
  const isReader = exists(
    db
      .select({ one: sql`1` })
      .from(schoolBookReader)
      .where(and(ofBook(schoolBookReader), eq(schoolBookReader.accountId, reader.accountId))),
  );
  const views: Record<ShelfWanted['view'], SQL | undefined> = {
    all: undefined,
    writing: ne(schoolBook.state, 'published'),
    'to-decide': and(eq(schoolBook.state, 'waiting'), ne(schoolBook.createdBy, reader.accountId)),
    used: isReader,
  };
  const all = and(eq(schoolBook.schoolId, reader.schoolId), bookFilter(wanted), isSeen, views[view]);
  const [rows, [counted]] = await Promise.all([
    countedOf(db, reader)
      .where(and(all, before === undefined ? undefined : lt(schoolBook.id, before)))
      .orderBy(desc(schoolBook.id))
      .limit(limit + 1),
    db.select({ total: count() }).from(schoolBook).where(all),
  ]);
  return { rows: rows.map(({ book, ...counts }) => ({ ...book, ...counts })), total: counted?.total ?? 0 };
}

export async function findBook(db: Db, reader: Reader, bookId: string): Promise<CountedBook | undefined> {
  const [row] = await countedOf(db, reader).where(only(reader.schoolId, bookId));
  return row && { ...row.book, ...row };
}

/** A book, held until the transaction ends: pages and states of it change one after the other. */
export async function lockBook(db: Db, schoolId: string, bookId: string): Promise<BookRow | undefined> {
  const [row] = await db.select().from(schoolBook).where(only(schoolId, bookId)).for('update');
  return row;
}

export async function insertBook(db: Db, row: typeof schoolBook.$inferInsert): Promise<void> {
  await db.insert(schoolBook).values(row);
}

/** Whoever saw the book before now sees that it has changed. */
export async function updateBook(
  db: Db,
  { schoolId, id }: Pick<BookRow, 'schoolId' | 'id'>,
  change: Partial<typeof schoolBook.$inferInsert>,
): Promise<void> {
  await db
    .update(schoolBook)
    .set({ ...change, revision: sql`${schoolBook.revision} + 1` })
    .where(and(eq(schoolBook.schoolId, schoolId), eq(schoolBook.id, id)));
}

export async function setReader(
  db: Db,
  { schoolId, accountId }: Reader,
  { bookId, used }: { bookId: string; used: boolean },
): Promise<void> {
  const row = { schoolId, bookId, accountId };
  if (used) await db.insert(schoolBookReader).values(row).onConflictDoNothing();
  else
    await db
      .delete(schoolBookReader)
      .where(
        and(
          eq(schoolBookReader.schoolId, schoolId),
          eq(schoolBookReader.bookId, bookId),
          eq(schoolBookReader.accountId, accountId),
        ),
      );
}

/** Which of these questions stand on a page of a book of the school that is still on its shelf. One query. */
export async function onPages(db: Db, schoolId: string, questionIds: readonly string[]): Promise<Set<string>> {
  if (questionIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ questionId: schoolBookItem.questionId })
    .from(schoolBookItem)
    .where(and(eq(schoolBookItem.schoolId, schoolId), inArray(schoolBookItem.questionId, [...questionIds])));
  return new Set(rows.map(({ questionId }) => questionId));
}
