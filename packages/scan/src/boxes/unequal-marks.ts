import type { InkShares } from './features.js';

/** What is read as a mark on the page: of which choice, and its ink. */
export interface SeenMark {
  question: number;
  ink: InkShares;
}

/** Beside the strongest mark of its choice, and beside the middle one of the page, a mark of the same hand is at least so dark. */
const FIRM = { besideStrongest: 0.77, besideMiddle: 0.55 };
/** Through so many corners a stroke leaves a box that is crossed out as a whole; ticks and lines leave by one or two. */
const CROSSED_CORNERS = 3;

/**
 * The choices in which a mark is made unlike the other marks of the page: paler than they are (what a rubber left of it), or crossed through
 * from corner to corner where its writer crosses no other. The judge of boxes knows what most hands do with one box; whether this hand took
 * it back is said by its other marks.
 * @param marks all marks of a page
 */
export function unequalMarks(marks: readonly SeenMark[]): ReadonlySet<number> {
  const middle = middleOf(marks.map(({ ink }) => ink.strongest));
  const crossesAll = middleOf(marks.map(({ ink }) => ink.corners)) >= CROSSED_CORNERS;
  const strongest = new Map<number, number>();
  for (const { question, ink } of marks) strongest.set(question, Math.max(strongest.get(question) ?? 0, ink.strongest));
  const isPale = ({ question, ink }: SeenMark) =>
    ink.strongest < FIRM.besideStrongest * (strongest.get(question) ?? 0) || ink.strongest < FIRM.besideMiddle * middle;
  const isCrossed = ({ ink }: SeenMark) => !crossesAll && ink.corners >= CROSSED_CORNERS;
  return new Set(marks.filter((mark) => isPale(mark) || isCrossed(mark)).map(({ question }) => question));
}

const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
