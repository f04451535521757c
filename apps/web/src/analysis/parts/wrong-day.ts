import type { WrongQuestion } from '@zhibi/contract/analysis';

/** 2026-11-22 as the eight digits that days are shown from. */
export const digitsOf = (day: string): string => day.replace(/-/g, '');

export const isDue = ({ state, nextReviewOn }: Pick<WrongQuestion, 'state' | 'nextReviewOn'>, today: string): boolean =>
  state !== 'mastered' && nextReviewOn !== null && nextReviewOn <= today;

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Days after the mistake on which it comes back. */
export const ladderDays = [0, 1, 3, 7, 15] as const;
