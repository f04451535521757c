/**
 * Scores are steps of half a point. Sums and shares are worked out in whole halves, so that no binary fraction ever
 * drifts; a half itself is exact in binary.
 */
export const SCORE_STEP = 0.5;

/** Halves of a score: 2.5 → 5. Throws on what is no score: a teacher's 2.3 must be refused before it comes here. */
export function toHalves(score: number): number {
  const halves = score * 2;
  if (!Number.isSafeInteger(halves) || halves < 0) throw new RangeError(`not a score in steps of 0.5: ${score}`);
  return halves;
}

/** The nearest step of 0.5, a quarter upwards: 1.25 → 1.5, 1.2 → 1. Rounds 2.2499999999 from a division to 2.5 as meant. */
export function roundToHalf(value: number): number {
  return Math.floor(value * 2 + 0.5 + 1e-9) / 2;
}

/** Exact sum of scores. */
export function sumScores(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + toHalves(score), 0) / 2;
}

/** `total` in `count` parts of steps of 0.5 that add up exactly and differ by at most 0.5, the larger first: 5 in 3 → 2, 1.5, 1.5. */
export function splitScore(total: number, count: number): number[] {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`not a number of parts: ${count}`);
  const halves = toHalves(total);
  const [each, rest] = [Math.floor(halves / count), halves % count];
  return Array.from({ length: count }, (_, k) => (each + (k < rest ? 1 : 0)) / 2);
}
