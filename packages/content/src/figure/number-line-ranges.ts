import type { NumberLine } from '@zhibi/contract/kernel';

/** Above the line, in mm: the first solution set, and each that follows. */
const FIRST = 4;
/** A name needs room between the line and what lies over it. */
const FIRST_OVER_NAMES = 6;
export const APART = 2.6;

/** How far the lowest solution set lies above the line, and the highest. */
export const rangesMm = ({ marks, ranges }: NumberLine): { first: number; last: number } => {
  const first = marks.some(({ label }) => label !== '') ? FIRST_OVER_NAMES : FIRST;
  return { first, last: first + APART * (ranges.length - 1) };
};
