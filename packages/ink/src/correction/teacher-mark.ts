/** What a teacher says with a mark; `points` of `score` is the score, of `off` what is taken off. */
export type Meaning =
  | { kind: 'full' }
  | { kind: 'half' }
  | { kind: 'none' }
  | { kind: 'score'; points: number }
  | { kind: 'off'; points: number };

export interface Guess {
  meaning: Meaning;
  confidence: number;
}

/** From here on a mark counts by itself; everything below asks. `scripts/measure-corrections.ts` prints what that lets through. */
export const CERTAIN_CORRECTION = 0.97;

/** What a mark gives on a question of so many marks; undefined where that is no score there is. Scores go in halves. */
export function pointsOf(meaning: Meaning, maxScore: number): number | undefined {
  const points = given(meaning, maxScore);
  return Number.isInteger(points * 2) && points >= 0 && points <= maxScore ? points : undefined;
}

function given(meaning: Meaning, maxScore: number): number {
  if (meaning.kind === 'full') return maxScore;
  if (meaning.kind === 'half') return maxScore / 2;
  if (meaning.kind === 'none') return 0;
  return meaning.kind === 'score' ? meaning.points : maxScore - meaning.points;
}
