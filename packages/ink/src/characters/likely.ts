import type { Match } from './match.js';

/**
 * What speaks for ink being a character: how much better or worse another would do, the worst and the middle stroke, what is missing, too much,
 * joined or broken.
 */
export function signsOf(match: Match, margin: number): number[] {
  const costs = match.strokes.filter(({ inks }) => inks.length > 0).map(({ cost }) => cost);
  const missing = match.strokes.length - costs.length;
  const mended = match.strokes.filter(({ isJoined, inks }) => isJoined || inks.length > 1).length;
  return [
    1,
    Math.max(-6, Math.min(0, margin)),
    Math.min(3, Math.max(0, margin)),
    Math.log1p(Math.max(0, ...costs)),
    Math.log1p(costs.reduce((sum, one) => sum + one, 0) / Math.max(1, costs.length)),
    Math.min(3, missing),
    Math.min(3, match.extra.length),
    Math.min(3, mended),
  ];
}

/**
 * Fitted by scripts/learn-characters.ts to virtual hands, but for the last: hands join strokes as the model of a hand never does, so joined and
 * broken ones speak a little against the character and are looked at sooner.
 */
const weights = [1.403, 0.882, 0.538, 1.691, -2.793, -5.276, -6.769, -0.5];

/** How likely it is that the ink is the character, 0 to 1. */
export function likelihoodOf(signs: readonly number[], by: readonly number[] = weights): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, k) => sum + sign * (by[k] ?? 0), 0)));
}
