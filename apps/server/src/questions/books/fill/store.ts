import { fillLimits } from '@zhibi/contract/questions/books';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db.js';
import { found } from '../../../platform/problem.js';
import { schoolBookFill } from './tables.js';

export type Fill = typeof schoolBookFill.$inferSelect;
/** What became of a part of the file, and how the page was left that it is on. */
export type KeptRow = Fill['rows'][number];
export interface OfFill {
  schoolId: string;
  fillId: string;
}

const only = ({ schoolId, fillId }: OfFill) =>
  and(eq(schoolBookFill.schoolId, schoolId), eq(schoolBookFill.id, fillId));

export async function insertFill(db: Db, row: typeof schoolBookFill.$inferInsert): Promise<void> {
  await db.insert(schoolBookFill).values(row);
}

export async function fillById(db: Db, of: OfFill): Promise<Fill> {
  const [row] = await db.select().from(schoolBookFill).where(only(of));
  return found(row);
}

/** The same, held until the transaction ends. */
export async function lockFill(db: Db, of: OfFill): Promise<Fill> {
  const [row] = await db.select().from(schoolBookFill).where(only(of)).for('update');
  return found(row);
}

export async function updateFill(
  db: Db,
  of: OfFill,
  change: Partial<typeof schoolBookFill.$inferInsert>,
): Promise<void> {
  await db.update(schoolBookFill).set(change).where(only(of));
}

/** The last files of a book, the newest first. One query. */
export const fillsOf = (db: Db, { schoolId, bookId }: { schoolId: string; bookId: string }): Promise<Fill[]> =>
  db
    .select()
    .from(schoolBookFill)
    .where(and(eq(schoolBookFill.schoolId, schoolId), eq(schoolBookFill.bookId, bookId)))
    .orderBy(desc(schoolBookFill.id))
    .limit(fillLimits.shown);
