import { toHalves } from '../halves.js';

/** One scored answer: of a question, a knowledge point, whatever is asked about. */
export interface Scored {
  score: number;
  full: number;
}

/** Share 0..1 of the points that were earned, and where it lies with 90 % confidence. */
export interface ScoreRate {
  rate: number;
  low: number;
  high: number;
  count: number;
}

/** Two-sided 90 %. */
const Z = 1.6448536269514722;

/**
 * The score rate of answers (points earned over points possible) with a 90 % interval; undefined without points.
 *
 * Right/wrong answers: Wilson's interval (Wilson 1927; recommended for small classes by Brown, Cai & DasGupta 2001).
 * Partial scores vary less than 0/1 would: the same interval with the effective number of answers
 * n' = n × p(1-p) / v, v the weighted variance of the shares (Korn & Graubard 1998 for survey proportions; Kish for
 * unequal weights). v is mixed with one answer of full 0/1 variance, so that a class that happens to agree is not taken
 * for certainty. With 0/1 scores this is exactly Wilson's.
 */
export function scoreRate(answers: readonly Scored[]): ScoreRate | undefined {
  const counted = answers
    .map(({ score, full }) => ({ got: toHalves(score), of: toHalves(full) }))
    .filter(({ of }) => of > 0);
  const possible = counted.reduce((sum, { of }) => sum + of, 0);
  if (possible === 0) return undefined;
  const got = counted.reduce((sum, one) => sum + one.got, 0);
  const squares = counted.reduce((sum, { of }) => sum + of ** 2, 0);
  const rate = got / possible;
  const variance = counted.reduce((sum, { got, of }) => sum + of * (got / of - rate) ** 2, 0) / possible;
  return { rate, count: counted.length, ...intervalOf({ rate, kish: possible ** 2 / squares, variance }) };
}

/** Sums over answers: how many, the points got and possible, the squares of the full scores, and score squared over full score. */
export interface AnswerSums {
  answers: number;
  got: number;
  possible: number;
  squares: number;
  shares: number;
}

/** The same rate with the same interval from sums over the answers, which add up over classes and days; undefined where nothing could be got. */
export function rateOfSums({ answers, got, possible, squares, shares }: AnswerSums): ScoreRate | undefined {
  if (possible === 0 || squares === 0) return undefined;
  const rate = got / possible;
  // The variance around the rate; rounding may leave a little less than nothing.
  const variance = Math.max(0, shares / possible - rate ** 2);
  return { rate, count: answers, ...intervalOf({ rate, kish: possible ** 2 / squares, variance }) };
}

function intervalOf({ rate, kish, variance }: { rate: number; kish: number; variance: number }) {
  const mixed = (variance * kish + rate * (1 - rate)) / (kish + 1);
  return wilson(rate, mixed > 0 ? (kish * rate * (1 - rate)) / mixed : kish);
}

/** Score rates by any key: an answer that belongs to several (knowledge points) counts for each. */
export function scoreRatesBy<Key>(answers: readonly (Scored & { keys: readonly Key[] })[]): Map<Key, ScoreRate> {
  const groups = new Map<Key, Scored[]>();
  for (const answer of answers)
    for (const key of new Set(answer.keys)) groups.set(key, [...(groups.get(key) ?? []), answer]);
  const rates = new Map<Key, ScoreRate>();
  for (const [key, group] of groups) {
    const rate = scoreRate(group);
    if (rate) rates.set(key, rate);
  }
  return rates;
}

function wilson(rate: number, count: number): { low: number; high: number } {
  const shrink = 1 + Z ** 2 / count;
  const centre = (rate + Z ** 2 / (2 * count)) / shrink;
  const half = (Z / shrink) * Math.sqrt((rate * (1 - rate)) / count + Z ** 2 / (4 * count ** 2));
  return { low: rate === 0 ? 0 : Math.max(0, centre - half), high: rate === 1 ? 1 : Math.min(1, centre + half) };
}
