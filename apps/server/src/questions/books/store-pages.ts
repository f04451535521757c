import { and, asc, eq, exists, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { insertRows } from '../../platform/insert-rows.js';
import { inArray } from '../../platform/sql-lists.js';
import { questionFile } from '../writing/tables.js';
import { paperOf } from './rules.js';
import { schoolBookItem, schoolBookPage } from './tables.js';

export interface Of {
  schoolId: string;
  bookId: string;
}
type Row = typeof schoolBookPage.$inferSelect;
export interface PageRow extends Row {
  widthMm: number;
  heightMm: number;
}
export interface ItemRef {
  no: number;
  questionId: string;
  version: number;
}

const pagesOf = ({ schoolId, bookId }: Of) =>
  and(eq(schoolBookPage.schoolId, schoolId), eq(schoolBookPage.bookId, bookId));
const itemsOf = ({ schoolId, bookId }: Of) =>
  and(eq(schoolBookItem.schoolId, schoolId), eq(schoolBookItem.bookId, bookId));

/** The pages that somebody has begun, with the size of their paper. One query. */
export async function begunPages(db: Db, of: Of, no?: number): Promise<PageRow[]> {
  const rows = await db
    .select({ page: schoolBookPage, width: questionFile.widthMm, height: questionFile.heightMm })
    .from(schoolBookPage)
    .leftJoin(
      questionFile,
      and(eq(questionFile.schoolId, schoolBookPage.schoolId), eq(questionFile.id, schoolBookPage.fileId)),
    )
    .where(and(pagesOf(of), no === undefined ? undefined : eq(schoolBookPage.no, no)))
    .orderBy(asc(schoolBookPage.no));
  return rows.map(({ page, width, height }) => ({
    ...page,
    ...paperOf({ widthMm: width === null ? null : Number(width), heightMm: height === null ? null : Number(height) }),
  }));
}

/** The questions on the pages, or on one, in their order. One query. */
export const itemRefs = (db: Db, of: Of, no?: number): Promise<ItemRef[]> =>
  db
    .select({ no: schoolBookItem.no, questionId: schoolBookItem.questionId, version: schoolBookItem.version })
    .from(schoolBookItem)
    .where(and(itemsOf(of), no === undefined ? undefined : eq(schoolBookItem.no, no)))
    .orderBy(asc(schoolBookItem.no), asc(schoolBookItem.position));

/** Writes a page; its revision grows. */
export async function putPage(db: Db, row: typeof schoolBookPage.$inferInsert & { revision: number }): Promise<void> {
  await db
    .insert(schoolBookPage)
    .values(row)
    .onConflictDoUpdate({
      target: [schoolBookPage.schoolId, schoolBookPage.bookId, schoolBookPage.no],
      set: { ...row },
    });
}

/** Puts exactly these questions on a page, in this order. */
export async function putItems(
  db: Db,
  { no, ...of }: Of & { no: number },
  items: readonly Omit<ItemRef, 'no'>[],
): Promise<void> {
  await db.delete(schoolBookItem).where(and(itemsOf(of), eq(schoolBookItem.no, no)));
  await insertItems(
    db,
    of,
    items.map((item) => ({ ...item, no })),
  );
}

/** Puts questions on pages that have none, in this order. One statement. */
export const insertItems = (db: Db, of: Of, items: readonly ItemRef[]): Promise<void> =>
  insertRows(
    db,
    schoolBookItem,
    items.map(({ no, questionId, version }, position) => ({ ...of, no, position, questionId, version })),
  );

/** Writes the pages of a book that has none. One statement. */
export const insertPages = (db: Db, rows: readonly (typeof schoolBookPage.$inferInsert)[]): Promise<void> =>
  insertRows(db, schoolBookPage, rows);

/** Whether anything is on the pages behind the new end. One query. */
export async function isUsedBehind(db: Db, of: Of, no: number): Promise<boolean> {
  const held = exists(
    db
      .select({ one: sql`1` })
      .from(schoolBookItem)
      .where(and(itemsOf(of), eq(schoolBookItem.no, schoolBookPage.no))),
  );
  const rows = await db
    .select({ no: schoolBookPage.no })
    .from(schoolBookPage)
    .where(and(pagesOf(of), gt(schoolBookPage.no, no), or(isNotNull(schoolBookPage.fileId), held)))
    .limit(1);
  return rows.length > 0;
}

export async function dropBehind(db: Db, of: Of, no: number): Promise<void> {
  await db.delete(schoolBookPage).where(and(pagesOf(of), gt(schoolBookPage.no, no)));
}

/** Forgets pages with nothing on them: they are as if nobody had begun them. */
export async function dropEmpty(db: Db, of: Of, pages: readonly number[]): Promise<void> {
  if (pages.length === 0) return;
  const held = exists(
    db
      .select({ one: sql`1` })
      .from(schoolBookItem)
      .where(and(itemsOf(of), eq(schoolBookItem.no, schoolBookPage.no))),
  );
  await db
    .delete(schoolBookPage)
    .where(and(pagesOf(of), inArray(schoolBookPage.no, [...pages]), isNull(schoolBookPage.fileId), not(held)));
}
