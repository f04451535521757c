import { type QuestionPart, questionTypes } from '../questions/index.js';

/** What one part of a combined question is worth beside the others: an answer in words 4, a composition 10, each blank and everything else 2. */
function weightOf({ type, answer }: Pick<QuestionPart, 'type' | 'answer'>): number {
  if (type === questionTypes.subjective) return 4;
  if (type === questionTypes.writing) return 10;
  if (type === questionTypes.calligraphy) return 5;
  return type === questionTypes['fill-in'] && answer.kind === 'blanks' ? 2 * answer.blanks.length : 2;
}

type Parts = readonly Pick<QuestionPart, 'type' | 'answer'>[];

/** The default score of a combined question: its parts together. */
export const scoreOfParts = (parts: Parts): number => parts.reduce((sum, part) => sum + weightOf(part), 0);

/**
 * What each part of a combined question is worth when the whole is worth `total`, in steps of half a point that add up exactly: as their weights
 * have it, the remainders largest first. Printed, read by the machine and told to teachers by this one rule.
 */
export function partScores(total: number, parts: Parts): number[] {
  const halves = Math.round(total * 2);
  const weights = parts.map(weightOf);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (halves * weight) / sum);
  const shares = exact.map(Math.floor);
  const rest = halves - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, over: value - Math.floor(value) }))
    .sort((a, b) => b.over - a.over || a.at - b.at);
  const larger = new Set(byRemainder.slice(0, rest).map(({ at }) => at));
  return shares.map((share, at) => (share + (larger.has(at) ? 1 : 0)) / 2);
}
