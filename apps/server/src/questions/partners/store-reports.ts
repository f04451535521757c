import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import type { Reader } from '../store-visible.js';
import { partnerReport } from './tables.js';

export type ReportRow = typeof partnerReport.$inferSelect;

/** Keeps what was told; the same about the same page again replaces its words. Answers its id. */
export async function putReport(db: Db, row: typeof partnerReport.$inferInsert): Promise<string> {
  const { schoolId, accountId, bank, bookId, page, kind } = partnerReport;
  const [kept] = await db
    .insert(partnerReport)
    .values(row)
    .onConflictDoUpdate({
      target: [schoolId, accountId, bank, bookId, page, kind],
      // What is said anew waits anew.
      set: {
        note: sql`excluded.note`,
        createdAt: sql`excluded.created_at`,
        handledAt: null,
        handledBy: null,
        answer: '',
      },
    })
    .returning({ id: partnerReport.id });
  return kept?.id ?? row.id;
}

const SHOWN = 200;

/** What a teacher has told about a book, the newest first. */
export const reportsOf = (
  db: Db,
  { schoolId, accountId }: Reader,
  { bank, bookId }: { bank: string; bookId: string },
): Promise<ReportRow[]> =>
  db
    .select()
    .from(partnerReport)
    .where(
      and(
        eq(partnerReport.schoolId, schoolId),
        eq(partnerReport.accountId, accountId),
        eq(partnerReport.bank, bank),
        eq(partnerReport.bookId, bookId),
      ),
    )
    .orderBy(desc(partnerReport.createdAt))
    .limit(SHOWN);
