import type { PeriodFigures } from '@zhibi/contract/analysis/period-report';

/** Sums over results of classes in homework. */
export interface ResultSums {
  results: number;
  given: number;
  sat: number;
  marked: number;
  rates: number;
  squares: number;
  excellent: number;
  passed: number;
  /** Results with marked copies of too few students: they are in none of the sums. */
  leftOut: number;
}

export const nothing: ResultSums = {
  results: 0,
  given: 0,
  sat: 0,
  marked: 0,
  rates: 0,
  squares: 0,
  excellent: 0,
  passed: 0,
  leftOut: 0,
};

/** What sums tell: shares of the marked copies, and how far these lie apart. */
export function figuresOf({
  results,
  given,
  sat,
  marked,
  rates,
  squares,
  excellent,
  passed,
}: ResultSums): PeriodFigures {
  const rate = marked === 0 ? null : rates / marked;
  // Rounding may leave a little less than nothing.
  const deviation = rate === null ? null : Math.sqrt(Math.max(0, squares / marked - rate ** 2));
  const share = (count: number) => (marked === 0 ? null : count / marked);
  return { results, given, sat, marked, rate, deviation, excellent: share(excellent), passed: share(passed) };
}

/** Something is there, and all of it is of too few students. */
export const isHidden = ({ results, leftOut }: Pick<ResultSums, 'results' | 'leftOut'>): boolean =>
  results === 0 && leftOut > 0;
