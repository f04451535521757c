import type { ReadScore } from '@zhibi/scan';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.js';
import { queueLater } from '../../platform/jobs/index.js';
import type { Page } from './store-pages.js';
import { scanBatch, scanPage, scanScore } from './tables.js';

/** Work that marking does: points that a teacher marked on paper have come. */
export const READ_PAPER_SCORES = 'read-paper-scores';
/** Both sides of a sheet come one after the other. */
const DELAY_MS = 1_000;

/** Of a whole question. */
const WHOLE = -1;

/** What was marked on a page takes the place of what was read of it before. */
export async function putScores(
  db: Db,
  { schoolId, id: pageId }: Pick<Page, 'schoolId' | 'id'>,
  scores: readonly ReadScore[],
): Promise<void> {
  await db.delete(scanScore).where(and(eq(scanScore.schoolId, schoolId), eq(scanScore.pageId, pageId)));
  if (scores.length === 0) return;
  const rows = scores.map(({ itemId, partIndex, score }) => ({
    schoolId,
    pageId,
    itemId,
    partIndex: partIndex ?? WHOLE,
    score,
  }));
  await db.insert(scanScore).values(rows).onConflictDoNothing();
}

export function queueScores(db: Db, payload: { schoolId: string; homeworkId: string; studentId: string }): void {
  const key = `${READ_PAPER_SCORES}:${payload.homeworkId}:${payload.studentId}`;
  queueLater(db, READ_PAPER_SCORES, [{ payload, key, delayMs: DELAY_MS }]);
}

/** Points of one item on paper, and who had the paper scanned: they stand for what is marked on it. */
export interface PaperScore {
  itemId: string;
  score: number | null;
  /** How many of its places were marked: each part of a combined question has one. */
  places: number;
  accountId: string;
  name: string;
}

/** What is marked on the pages of a copy that count; of a combined question the sum of its parts, where all of those that were marked are certain. */
export async function paperScoresOf(
  db: Db,
  schoolId: string,
  { homeworkId, studentId }: { homeworkId: string; studentId: string },
): Promise<PaperScore[]> {
  const rows = await db
    .select({
      itemId: scanScore.itemId,
      score: scanScore.score,
      accountId: scanBatch.createdBy,
      name: scanBatch.createdByName,
    })
    .from(scanScore)
    .innerJoin(scanPage, and(eq(scanPage.schoolId, scanScore.schoolId), eq(scanPage.id, scanScore.pageId)))
    .innerJoin(scanBatch, and(eq(scanBatch.schoolId, scanPage.schoolId), eq(scanBatch.id, scanPage.batchId)))
    .where(
      and(
        eq(scanScore.schoolId, schoolId),
        eq(scanPage.homeworkId, homeworkId),
        eq(scanPage.studentId, studentId),
        eq(scanPage.state, 'taken'),
        eq(scanPage.source, 'scan'),
      ),
    );
  const byItem = new Map<string, PaperScore>();
  for (const row of rows) {
    const known = byItem.get(row.itemId);
    const score =
      known === undefined ? row.score : known.score === null || row.score === null ? null : known.score + row.score;
    byItem.set(row.itemId, { ...row, score, places: (known?.places ?? 0) + 1 });
  }
  return [...byItem.values()];
}
