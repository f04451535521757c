import type { Db } from '../../platform/db.js';
import type { QuestionRef } from '../store.js';
import { figuresOf } from './rules.js';
import { statisticsOfQuestions } from './store.js';

/**
 * How the school's students answered these questions, by question: how many, and their mean share of the score, hidden over fewer
 * than five. Figures of another version are of another question and left out. One query.
 */
export async function resultsOfQuestions(
  db: Db,
  schoolId: string,
  refs: readonly QuestionRef[],
): Promise<Map<string, { answers: number; facility: number | null }>> {
  if (refs.length === 0) return new Map();
  const ids = refs.map(({ questionId }) => questionId);
  const rows = await statisticsOfQuestions(db, schoolId, ids);
  const versionOf = new Map(refs.map(({ questionId, version }) => [questionId, version]));
  return new Map(
    rows.flatMap(({ questionId, version, sums }) => {
      if (versionOf.get(questionId) !== version) return [];
      const { answers, facility } = figuresOf(sums);
      return [[questionId, { answers, facility }] as const];
    }),
  );
}
