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
 * What each part of a combined question is worth when the whole is worth `total`: as their weights have it, in whole points where that leaves
 * one for each, else in steps of half a point; what remains goes to the largest fractions. Printed and read by the machine by this one rule.
 */
export function partScores(total: number, parts: Parts): number[] {
  const weights = parts.map(weightOf);
  const whole = Number.isInteger(total) ? shared(total, weights) : [];
  if (whole.length > 0 && whole.every((share) => share >= 1)) return whole;
  return shared(Math.round(total * 2), weights).map((halves) => halves / 2);
}

/** `units` shared by weight, none of them cut. */
function shared(units: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (units * weight) / sum);
  const rest = units - exact.reduce((all, share) => all + Math.floor(share), 0);
  const largest = exact
    .map((share, at) => ({ at, over: share - Math.floor(share) }))
    .sort((a, b) => b.over - a.over || a.at - b.at)
    .slice(0, rest);
  const raised = new Set(largest.map(({ at }) => at));
  return exact.map((share, at) => Math.floor(share) + (raised.has(at) ? 1 : 0));
}
