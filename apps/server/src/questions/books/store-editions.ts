import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { schoolBookEdition } from './tables.js';

export interface Edition {
  bookId: string;
  paperId: string;
  from: number;
  to: number;
}

export async function insertEdition(db: Db, { from, to, ...row }: Edition & { schoolId: string }): Promise<void> {
  await db.insert(schoolBookEdition).values({ ...row, fromPage: from, toPage: to });
}

/** The papers that were made of pages of these books. One query. */
export async function editionsOf(db: Db, schoolId: string, bookIds: readonly string[]): Promise<Edition[]> {
  if (bookIds.length === 0) return [];
  const { bookId, paperId, fromPage, toPage } = schoolBookEdition;
  return db
    .select({ bookId, paperId, from: fromPage, to: toPage })
    .from(schoolBookEdition)
    .where(and(eq(schoolBookEdition.schoolId, schoolId), inArray(bookId, [...bookIds])));
}

export async function forgetEditions(db: Db, schoolId: string, bookId: string): Promise<void> {
  await db
    .delete(schoolBookEdition)
    .where(and(eq(schoolBookEdition.schoolId, schoolId), eq(schoolBookEdition.bookId, bookId)));
}
