import type { Mastery } from '@zhibi/contract/analysis';
import type { ReportPoint } from '@zhibi/contract/analysis/student-report';
import { scoreRate } from '@zhibi/grading';

/** Fewer results than this say nothing of a direction. */
const FEWEST_RESULTS = 4;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * How far a student came: the mean share of the newer half of the results less that of the older half, in whole percentage points.
 * An odd one in the middle counts for neither. Null under four results. Only the own results are in it.
 */
export function changeOf(rates: readonly number[]): number | null {
  if (rates.length < FEWEST_RESULTS) return null;
  const half = Math.floor(rates.length / 2);
  return Math.round(100 * (mean(rates.slice(-half)) - mean(rates.slice(0, half))));
}

export interface OwnAnswer {
  homeworkId: string;
  score: number;
  full: number;
  points: readonly { id: string; title: string }[];
}

/**
 * How sure a student is on each knowledge point, the weakest first; of equals the one that was asked more often.
 * @param mastered by the model, where it is trusted; it decides the order then
 */
export function pointsOf(answers: readonly OwnAnswer[], mastered?: ReadonlyMap<string, Mastery>): ReportPoint[] {
  const byPoint = new Map<string, { title: string; answers: OwnAnswer[] }>();
  for (const answer of answers)
    for (const { id, title } of answer.points) {
      const known = byPoint.get(id) ?? { title, answers: [] };
      byPoint.set(id, known);
      known.answers.push(answer);
    }
  return [...byPoint]
    .flatMap(([knowledgeId, { title, answers: own }]) => {
      const found = scoreRate(own);
      if (found === undefined) return [];
      const { rate, low, high, count } = found;
      const homeworkIds = [...new Set(own.map(({ homeworkId }) => homeworkId))].reverse();
      const mastery = mastered?.get(knowledgeId) ?? null;
      return [{ knowledgeId, title, rate: { rate, low, high }, answers: count, mastery, homeworkIds }];
    })
    .sort((a, b) => masteredOf(a) - masteredOf(b) || b.answers - a.answers || a.title.localeCompare(b.title));
}

const masteredOf = ({ mastery, rate }: ReportPoint): number => mastery?.chance ?? rate.rate;
