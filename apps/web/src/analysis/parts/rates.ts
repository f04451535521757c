import type { ClassReport } from '@zhibi/contract/analysis';
import { rateColours } from '../../platform/theme.js';

type Point = ClassReport['knowledge'][number];

/** What a class should reach on a knowledge point and on a question, in percent. */
export const goal = 70;

/** A share in whole percent. Rounded once: what is printed also decides colour and finding. */
export const percentOf = (rate: number): number => Math.round(rate * 100);

/** Surely below the goal: even the upper end of the interval stays under it. */
export const isSurelyBelow = ({ rate }: Pick<Point, 'rate'>): boolean => rate.high * 100 < goal;

/** The weakest first; of equals the one with more weak students. */
export const weakestFirst = (knowledge: readonly Point[]): Point[] =>
  [...knowledge].sort(
    (a, b) => percentOf(a.rate.rate) - percentOf(b.rate.rate) || b.weakStudentIds.length - a.weakStudentIds.length,
  );

export type Heat = (typeof rateColours)[number];

/** The colour class of a score rate; null where nobody has answered. */
export function heatOf(rate: number | null): Heat | null {
  if (rate === null) return null;
  const shown = percentOf(rate);
  return rateColours.find(({ from }) => shown >= percentOf(from)) ?? null;
}
