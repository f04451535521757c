import { toHalves } from '../halves.js';

/** Arithmetic mean of scores; undefined without any. The sum is exact, only the division rounds. */
export function mean(scores: readonly number[]): number | undefined {
  if (scores.length === 0) return undefined;
  return scores.reduce((sum, score) => sum + toHalves(score), 0) / 2 / scores.length;
}

/** The middle score, of an even number the mean of the middle two; undefined without any. */
export function median(scores: readonly number[]): number | undefined {
  const sorted = scores.map(toHalves).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 4;
}

/** A step of a distribution in percent of the full score: from `from` (with) to `to` (without; the last one with). */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** <50, 50-59, 60-69, 70-79, 80-89, 90-100. */
export const usualEdges: readonly number[] = [50, 60, 70, 80, 90];

/** How many scores fall into each step. Edges are percents between 0 and 100, rising; 59.5 of 100 is below the edge 60. */
export function distribution(scores: readonly number[], full: number, edges: readonly number[] = usualEdges): Bin[] {
  const ends = [0, ...edges, 100];
  if (ends.some((end, k) => k > 0 && end <= (ends[k - 1] ?? -1)))
    throw new RangeError('edges of a distribution must rise between 0 and 100');
  if (toHalves(full) === 0) throw new RangeError('a full score of 0 has no percents');
  const bins = ends.slice(1).map((to, k): Bin => ({ from: ends[k] ?? 0, to, count: 0 }));
  for (const score of scores) {
    const hundredfold = toHalves(score) * 100;
    const bin = bins.findLast(({ from }) => hundredfold >= from * toHalves(full));
    if (bin) bin.count++;
  }
  return bins;
}

/** Share 0..1 of the assigned answers that were given; 0 when nothing was assigned. */
export function completion(answered: number, assigned: number): number {
  return assigned === 0 ? 0 : answered / assigned;
}
