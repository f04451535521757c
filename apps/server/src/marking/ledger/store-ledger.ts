import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { insertRows } from '../../platform/insert-rows.js';
import { scoreEntry } from '../tables.js';

export type LedgerEntry = typeof scoreEntry.$inferSelect;

/** Adds lines to the ledger; nothing ever changes one. */
export async function addEntries(db: Db, rows: readonly Omit<LedgerEntry, 'id'>[]): Promise<void> {
  if (rows.length > 0)
    await insertRows(
      db,
      scoreEntry,
      rows.map((row) => ({ ...row, id: newId() })),
    );
}

/** Every change of the score of an answer, newest first. */
export const ledgerOf = (db: Db, schoolId: string, answerId: string): Promise<LedgerEntry[]> =>
  db
    .select()
    .from(scoreEntry)
    .where(and(eq(scoreEntry.schoolId, schoolId), eq(scoreEntry.answerId, answerId)))
    .orderBy(desc(scoreEntry.id));
