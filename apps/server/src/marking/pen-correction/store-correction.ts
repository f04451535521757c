import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { correction } from '../tables.js';

export type Correction = typeof correction.$inferSelect;
interface Copy {
  homeworkId: string;
  studentId: string;
}

/** What is known of the questions of a copy, by item. */
export async function correctionsOf(
  db: Db,
  schoolId: string,
  { homeworkId, studentId }: Copy,
): Promise<Map<string, Correction>> {
  const rows = await db
    .select()
    .from(correction)
    .where(
      and(
        eq(correction.schoolId, schoolId),
        eq(correction.homeworkId, homeworkId),
        eq(correction.studentId, studentId),
      ),
    );
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** Writes down what the ink on a question says now; its version grows, so that an answer to something older is refused. */
export async function keepCorrection(db: Db, row: Omit<Correction, 'version'>): Promise<number> {
  const { schoolId: _, homeworkId: __, studentId: ___, itemId: ____, ...set } = row;
  const [kept] = await db
    .insert(correction)
    .values(row)
    .onConflictDoUpdate({
      target: [correction.schoolId, correction.homeworkId, correction.studentId, correction.itemId],
      set: { ...set, version: sql`${correction.version} + 1` },
    })
    .returning({ version: correction.version });
  return kept?.version ?? 1;
}
