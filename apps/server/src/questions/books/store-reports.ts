import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { partnerReport } from '../partners/tables.js';

/** Where reports of the school's own books lie: no bank has a code like this. */
export const OWN_SHELF = ':own';
const SHOWN = 200;

/** What was told of a book, by everybody or by one, the newest first. One query. */
export const reportsOfBook = (
  db: Db,
  { schoolId, bookId }: { schoolId: string; bookId: string },
  by: string | undefined,
) =>
  db
    .select()
    .from(partnerReport)
    .where(
      and(
        eq(partnerReport.schoolId, schoolId),
        eq(partnerReport.bank, OWN_SHELF),
        eq(partnerReport.bookId, bookId),
        by === undefined ? undefined : eq(partnerReport.accountId, by),
      ),
    )
    .orderBy(desc(partnerReport.createdAt))
    .limit(SHOWN);

interface OfReport {
  schoolId: string;
  bookId: string;
  reportId: string;
}

const only = ({ schoolId, bookId, reportId }: OfReport) =>
  and(
    eq(partnerReport.schoolId, schoolId),
    eq(partnerReport.bank, OWN_SHELF),
    eq(partnerReport.bookId, bookId),
    eq(partnerReport.id, reportId),
  );

/** A report of a book, held until the transaction ends. */
export async function lockReport(db: Db, of: OfReport): Promise<typeof partnerReport.$inferSelect | undefined> {
  const [row] = await db.select().from(partnerReport).where(only(of)).for('update');
  return row;
}

export async function closeReport(
  db: Db,
  of: OfReport,
  { answer, by, at }: { answer: string; by: string; at: Date },
): Promise<void> {
  await db.update(partnerReport).set({ answer, handledBy: by, handledAt: at }).where(only(of));
}
