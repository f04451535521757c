import type { Db } from '../../platform/db.js';
import { type Homework, updateHomework } from '../store.js';
import { announceProgress } from './progress.js';
import { releaseSubmissions, saveScores } from './store-submissions.js';

/** Student id → the sum of a copy whose answers all have scores, null where one has none. The teachers are told of a change. */
export async function recordMarked(db: Db, of: Homework, scores: ReadonlyMap<string, number | null>): Promise<void> {
  if ((await saveScores(db, of.schoolId, of.id, scores)) > 0) await announceProgress(db, of);
}

/** The marked papers go back to their students. */
export async function releaseHomework(db: Db, of: Homework, now: Date): Promise<void> {
  await updateHomework(db, of.schoolId, of.id, { releasedAt: now });
  await releaseSubmissions(db, of.schoolId, of.id);
  await announceProgress(db, of);
}
