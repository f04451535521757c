import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray, list } from '../../platform/sql-lists.js';
import type { OfBatch } from './store.js';
import { scanChoice, scanPage } from './tables.js';

export type Page = typeof scanPage.$inferSelect;
export type Choice = typeof scanChoice.$inferSelect;

const isPage = (schoolId: string, pageId: string) => and(eq(scanPage.schoolId, schoolId), eq(scanPage.id, pageId));

/** Which pages of which files have been read. */
export const placesRead = (db: Db, { schoolId, batchId }: OfBatch): Promise<Pick<Page, 'file' | 'position'>[]> =>
  db
    .select({ file: scanPage.file, position: scanPage.position })
    .from(scanPage)
    .where(and(eq(scanPage.schoolId, schoolId), eq(scanPage.batchId, batchId)));

/** Keeps a page as it was read; false where this sheet of the file is there already. */
export async function insertPage(db: Db, page: typeof scanPage.$inferInsert): Promise<boolean> {
  const { schoolId, batchId, file, position, sheet } = scanPage;
  const rows = await db
    .insert(scanPage)
    .values(page)
    // Only this: that another page stands for the same sheet is no reason to lose one.
    .onConflictDoNothing({ target: [schoolId, batchId, file, position, sheet] })
    .returning({ id: scanPage.id });
  return rows.length > 0;
}

export async function changePage(db: Db, page: Pick<Page, 'schoolId' | 'id'>, to: Partial<Page>): Promise<void> {
  await db.update(scanPage).set(to).where(isPage(page.schoolId, page.id));
}

/** A page, held until the transaction ends. */
export async function lockPage(db: Db, schoolIds: readonly string[], pageId: string): Promise<Page | undefined> {
  const [row] = await db
    .select()
    .from(scanPage)
    .where(and(inArray(scanPage.schoolId, [...schoolIds]), eq(scanPage.id, pageId)))
    .for('update');
  return row;
}

export async function findPageById(db: Db, schoolIds: readonly string[], pageId: string): Promise<Page | undefined> {
  const [row] = await db
    .select()
    .from(scanPage)
    .where(and(inArray(scanPage.schoolId, [...schoolIds]), eq(scanPage.id, pageId)));
  return row;
}

/** The page at a place of a file, of several sheets on one picture the one that is asked for, where it has been read. */
export async function findPageAt(
  db: Db,
  { schoolId, batchId, file, position, sheet }: Pick<Page, 'schoolId' | 'batchId' | 'file' | 'position' | 'sheet'>,
): Promise<Page | undefined> {
  const at = and(eq(scanPage.file, file), eq(scanPage.position, position), eq(scanPage.sheet, sheet));
  const [row] = await db
    .select()
    .from(scanPage)
    .where(and(eq(scanPage.schoolId, schoolId), eq(scanPage.batchId, batchId), at));
  return row;
}

/** The page that stands for a page of a student's copy, of those scanned or of those photographed. Its place is held until the transaction ends, also where nothing stands yet: two photographs read at the same moment come one after the other. */
export async function findTaken(
  db: Db,
  {
    schoolId,
    homeworkId,
    studentId,
    page,
    source,
  }: Pick<Page, 'schoolId' | 'homeworkId' | 'source'> & { studentId: string; page: number },
): Promise<Page | undefined> {
  const place = `page ${homeworkId} ${studentId} ${page} ${source}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const [row] = await db
    .select()
    .from(scanPage)
    .where(
      and(
        eq(scanPage.schoolId, schoolId),
        eq(scanPage.homeworkId, homeworkId),
        eq(scanPage.studentId, studentId),
        eq(scanPage.page, page),
        eq(scanPage.source, source),
        eq(scanPage.state, 'taken'),
      ),
    )
    .for('update');
  return row;
}

/** In the order of the batch. */
export const pagesOfBatch = (db: Db, { schoolId, batchId }: OfBatch): Promise<Page[]> =>
  db
    .select()
    .from(scanPage)
    .where(and(eq(scanPage.schoolId, schoolId), eq(scanPage.batchId, batchId)))
    .orderBy(asc(scanPage.file), asc(scanPage.position), asc(scanPage.sheet));

/** Which pages of whose copies of a homework have been taken, in any batch. */
export const takenOf = (
  db: Db,
  schoolId: string,
  homeworkId: string,
): Promise<Pick<Page, 'studentId' | 'page' | 'complaints'>[]> =>
  db
    .select({ studentId: scanPage.studentId, page: scanPage.page, complaints: scanPage.complaints })
    .from(scanPage)
    .where(and(eq(scanPage.schoolId, schoolId), eq(scanPage.homeworkId, homeworkId), eq(scanPage.state, 'taken')));

export async function putChoices(
  db: Db,
  page: Pick<Page, 'schoolId' | 'id'>,
  choices: readonly Choice[],
): Promise<void> {
  await db.delete(scanChoice).where(and(eq(scanChoice.schoolId, page.schoolId), eq(scanChoice.pageId, page.id)));
  if (choices.length > 0) await db.insert(scanChoice).values([...choices]);
}

export const choicesOfPages = (db: Db, schoolId: string, pageIds: readonly string[]): Promise<Choice[]> =>
  pageIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(scanChoice)
        .where(and(eq(scanChoice.schoolId, schoolId), inArray(scanChoice.pageId, [...pageIds])))
        .orderBy(asc(scanChoice.pageId), asc(scanChoice.no));

export async function settleChoice(
  db: Db,
  of: Pick<Choice, 'schoolId' | 'pageId' | 'no'>,
  to: Pick<Choice, 'settled' | 'settledBy' | 'settledAt'>,
): Promise<Choice | undefined> {
  const { schoolId, pageId, no } = of;
  const [row] = await db
    .update(scanChoice)
    .set(to)
    .where(and(eq(scanChoice.schoolId, schoolId), eq(scanChoice.pageId, pageId), eq(scanChoice.no, no)))
    .returning();
  return row;
}

export interface PageCount {
  batchId: string;
  state: Page['state'];
  /** Pages on which a choice waits for a person. */
  inDoubt: number;
  pages: number;
  openChoices: number;
}

/** How the pages of batches stand. One grouped query. */
export async function countPages(db: Db, batchIds: readonly string[]): Promise<PageCount[]> {
  if (batchIds.length === 0) return [];
  const open = sql`(select page_id, count(*)::int as open from ${scanChoice}
    where ${isNull(scanChoice.settled)} and cardinality(${scanChoice.doubts}) > 0
      and page_id in (select id from ${scanPage} where batch_id = any (${list(batchIds)}::uuid[])) group by page_id)`;
  const rows = await db.execute<{
    batch_id: string;
    state: Page['state'];
    pages: number;
    in_doubt: number;
    open: number;
  }>(sql`
    select batch_id, state, count(*)::int as pages, count(choices.open)::int as in_doubt, coalesce(sum(choices.open), 0)::int as open
    from ${scanPage} left join ${open} as choices on choices.page_id = ${scanPage.id} and ${scanPage.state} = 'taken'
    where batch_id = any (${list(batchIds)}::uuid[]) group by batch_id, state`);
  return rows.map(({ batch_id: batchId, in_doubt: inDoubt, open: openChoices, state, pages }) => ({
    batchId,
    state,
    pages,
    inDoubt,
    openChoices,
  }));
}
