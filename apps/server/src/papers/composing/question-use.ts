import type { Db } from '../../platform/db.js';
import type { HoldingPaper } from '../../questions/index.js';
import { itemsShowing, papersShowing } from './store-use.js';

/** The papers of a school that hold a question, the newest first, each with the version that it keeps. */
export async function papersHolding(db: Db, schoolId: string, questionId: string): Promise<HoldingPaper[]> {
  const rows = await papersShowing(db, schoolId, questionId);
  return rows.map(({ status, ...paper }) => ({ ...paper, frozen: status === 'published' }));
}

/** Which of these questions stand in any paper of the school, also in papers that were removed: their homework lives on. */
export async function heldQuestions(db: Db, schoolId: string, questionIds: readonly string[]): Promise<Set<string>> {
  return new Set((await itemsShowing(db, schoolId, questionIds)).map(({ questionId }) => questionId));
}
