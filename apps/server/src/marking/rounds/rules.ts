import type { RoundOutcome } from '@zhibi/contract/marking';
import type { RoundSetting } from '@zhibi/contract/marking/rounds';
import { areSameLevels, type ChosenLevels } from '@zhibi/contract/marking/rubrics';
import { toHalves } from '@zhibi/grading';

/** A score of a round, or the place for one. */
export interface Mark {
  accountId: string;
  slot: 0 | 1 | 2 | 3;
  score: number | null;
  /** How many pieces of writing were there when it was scored. */
  strokes: number | null;
}

/** Whether a score counts: a student who writes on asks for another look of whoever has scored. */
export const stands = (mark: Pick<Mark, 'score' | 'strokes'>, written: number | null): boolean =>
  mark.score !== null && !hasUnseen(mark, written);

export const hasUnseen = (mark: Pick<Mark, 'score' | 'strokes'>, written: number | null): boolean =>
  mark.score !== null && (written ?? 0) > (mark.strokes ?? 0);

export type Verdict =
  | { kind: 'open' }
  /** Too far apart: the arbiter's. */
  | { kind: 'difference'; difference: number }
  | { kind: 'final'; outcome: RoundOutcome; score: number; by: Mark[] };

type Terms = Pick<RoundSetting, 'scorersEach' | 'tolerance' | 'within'>;

/**
 * What the scores of an answer come to. The arbiter's counts alone. Two within the tolerance become their mean, the higher or the
 * lower, as it was set; a mean between two steps is rounded up, for the doubt is the markers' and not the student's.
 */
export function verdictOf(
  marks: readonly Mark[],
  { scorersEach, tolerance, within }: Terms,
  written: number | null,
): Verdict {
  const standing = marks.filter((mark): mark is Mark & { score: number } => stands(mark, written));
  const arbiter = standing.find(({ slot }) => slot === 3);
  const pair = standing.filter(({ slot }) => slot === 1 || slot === 2).sort((a, b) => a.slot - b.slot);
  if (arbiter) return { kind: 'final', outcome: 'settled', score: arbiter.score, by: [...pair, arbiter] };
  const [first, second] = pair;
  if (first === undefined) return { kind: 'open' };
  if (second === undefined)
    return scorersEach === 1 ? { kind: 'final', outcome: 'single', score: first.score, by: pair } : { kind: 'open' };
  const difference = Math.abs(first.score - second.score);
  if (difference > tolerance) return { kind: 'difference', difference };
  if (difference === 0) return { kind: 'final', outcome: 'agreed', score: first.score, by: pair };
  return { kind: 'final', outcome: within, score: joined(first.score, second.score, within), by: pair };
}

function joined(one: number, other: number, within: RoundSetting['within']): number {
  if (within === 'higher') return Math.max(one, other);
  if (within === 'lower') return Math.min(one, other);
  return Math.ceil((toHalves(one) + toHalves(other)) / 2) / 2;
}

/** Levels that became the score: those that every marker who gave just that score has chosen. A mean is nobody's. */
export function levelsOfScore(
  marks: readonly (Pick<Mark, 'slot' | 'score'> & { levels: ChosenLevels | null })[],
  score: number,
): ChosenLevels | null {
  const arbiter = marks.filter(({ slot }) => slot === 3);
  const givers = (arbiter.length > 0 ? arbiter : marks).filter((mark) => mark.score === score);
  const [first] = givers;
  if (!first?.levels) return null;
  const { levels } = first;
  return givers.every((mark) => mark.levels !== null && areSameLevels(mark.levels, levels)) ? levels : null;
}

/** An answer with an agreed score is settled with it once everybody who scores has scored it unseen. */
export const isGoldScored = (marks: readonly Mark[], scorerIds: readonly string[], written: number | null): boolean =>
  scorerIds.length > 0 &&
  scorerIds.every((id) => marks.some((mark) => mark.accountId === id && mark.slot === 0 && stands(mark, written)));

/** Longer than this between two scores is a cup of tea. */
const LONGEST_SECONDS = 90;

/** The median of the seconds between scores that follow each other; null where there are fewer than three. */
export function secondsEach(scoredAt: readonly Date[]): number | null {
  const moments = scoredAt.map((at) => at.getTime() / 1000).sort((a, b) => a - b);
  const gaps = moments
    .slice(1)
    .map((at, index) => at - (moments[index] ?? at))
    .filter((gap) => gap <= LONGEST_SECONDS)
    .sort((a, b) => a - b);
  return gaps.length < 3 ? null : (gaps[Math.floor(gaps.length / 2)] ?? null);
}
