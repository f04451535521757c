import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { inArray } from '../../platform/sql-lists.js';
import { paperItem, paperSection } from '../tables.js';

interface OfPaper {
  schoolId: string;
  paperId: string;
}

/** Takes every question and section out of the paper of a card, before others are put in. */
export async function clearItems(db: Db, { schoolId, paperId }: OfPaper): Promise<void> {
  const of = (table: typeof paperItem | typeof paperSection) =>
    and(eq(table.schoolId, schoolId), eq(table.paperId, paperId));
  await db.delete(paperItem).where(of(paperItem));
  await db.delete(paperSection).where(of(paperSection));
}

/** Whether one of these is a question of another paper. */
export async function isElsewhere(db: Db, { schoolId, paperId }: OfPaper, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await db
    .select({ id: paperItem.id })
    .from(paperItem)
    .where(and(eq(paperItem.schoolId, schoolId), inArray(paperItem.id, [...ids]), ne(paperItem.paperId, paperId)))
    .limit(1);
  return rows.length > 0;
}
