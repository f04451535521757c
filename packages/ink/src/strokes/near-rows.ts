import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { centreOf, grown, isInside } from './path.js';
import { meet } from './pieces.js';
import type { Rect, Stroke } from './stroke.js';
import { strokeBounds } from './stroke.js';

/** Ink between two rows (mm from the place of the other one) may be meant for either. */
const BETWEEN_MM = 2;
/** A tail may hang into the next row by less than this (mm). */
const REACH_MM = 0.5;
/** So near to a place that stays empty (mm) ink of another row may be its answer: a hand that does not keep its line. */
const EMPTY_MM = 1.5;
/** What another question's frame holds so near over or under a blank (mm) may have been meant for it. */
const BESIDE_MM = 4;
/** Over and under the boxes of a choice: an arrow, a tick that missed them. */
const BOXES_MM = 5;
/** So near over or under a place (mm), anywhere along its line, a sign may be the answer that is meant: a hand leaves its line by that. */
const ROW_MM = 2;
/** Lower than this (mm), or so much wider than high, it is none. */
const [SIGN_MM, LEVEL] = [1.5, 4];
/** A line that runs along the boxes: longer and flatter than any mark in one of them. */
const ALONG = { wideMm: 4, flatter: 1.5, mm: 4 } as const;
/** From the middle of a small number down to the blank of the next row (mm): what a child squeezes in over its own answer. */
const SQUEEZED = { mm: 3.6, highMm: 1.5 } as const;

const isPlace = (area: AnswerArea): boolean =>
  area.option !== null || (area.blankIndex !== null && area.areaType !== areaTypes.question);

const isOthers = (bound: AnswerArea) => (area: AnswerArea) =>
  area.page === bound.page && isPlace(area) && !area.qids.some((id) => bound.qids.includes(id));

/** Places of other questions that a stroke may be meant for, by where it lies between the rows. */
export function betweenRows(ink: Rect, bound: AnswerArea, areas: readonly AnswerArea[]): AnswerArea[] {
  const others = areas.filter(isOthers(bound));
  if (bound.areaType === areaTypes.question && bound.option === null)
    return others.filter(
      (area) => isOver(ink, area, area.option === null ? BESIDE_MM : BOXES_MM) || isInRow(ink, area, areas),
    );
  // A number that is cut by the border between two rows, whatever each of them took of it.
  const reached = others.filter((area) => area.option === null && isOver(ink, area, -REACH_MM));
  if (isInside(centreOf(ink), bound)) return reached;
  const isAlong = ink.widthMm >= ALONG.wideMm && ink.widthMm > ALONG.flatter * ink.heightMm;
  return others.filter((area) => {
    if (reached.includes(area)) return true;
    if (area.option === null) return isOver(ink, area, BETWEEN_MM);
    return isAlong && isOver(ink, area, ALONG.mm);
  });
}

/** In the line of a place, before or behind it, and no line under the words of the question above. */
function isInRow(ink: Rect, place: AnswerArea, areas: readonly AnswerArea[]): boolean {
  if (place.option === null && place.areaType !== areaTypes['fill-in']) return false;
  const frame = areas.find(({ areaId, page }) => areaId === place.beIncludedId && page === place.page);
  if (frame === undefined || ink.heightMm < SIGN_MM || ink.widthMm > LEVEL * ink.heightMm) return false;
  return isOver(ink, { ...place, xMm: frame.xMm, widthMm: frame.widthMm }, ROW_MM);
}

/** So near to a box (mm) a stroke begins or ends at it. */
const AT_BOX_MM = 2;

/** Boxes of another question from one to another of which a stroke leads: a bow so deep that it lies in the next row. */
export function joinedBoxes({ points }: Stroke, bound: AnswerArea, areas: readonly AnswerArea[]): AnswerArea[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const boxes = areas.filter(isOthers(bound)).filter(({ option }) => option !== null);
  const at = ([x, y]: Stroke['points'][number]) => boxes.filter((box) => isInside([x, y], grown(box, AT_BOX_MM)));
  return at(first).filter((from) => at(last).some((to) => from !== to && from.qids.some((id) => to.qids.includes(id))));
}

/** Places of other questions beside which a stroke lies so near that it is their answer where they have none. */
export const besideEmpty = (ink: Rect, bound: AnswerArea, areas: readonly AnswerArea[]): AnswerArea[] =>
  areas.filter(isOthers(bound)).filter((area) => isOver(ink, area, EMPTY_MM));

/** Blanks of rows below over which a stroke may be squeezed in; whether it is, what else stands with it tells. */
export function mayBeSqueezed(ink: Rect, bound: AnswerArea, areas: readonly AnswerArea[]): AnswerArea[] {
  if (bound.blankIndex === null || bound.option !== null || ink.heightMm < SQUEEZED.highMm) return [];
  const [x, y] = centreOf(ink);
  return areas
    .filter(isOthers(bound))
    .filter((area) => area.option === null && y < area.yMm && isInside([x, y], grown(area, SQUEEZED.mm)));
}

/** Rows of boxes stand no further apart than this (mm). */
const NEXT_ROW_MM = 9;

/** Whether two places stand in rows next to each other. */
export const areNextRows = (a: AnswerArea, b: AnswerArea): boolean => a.page === b.page && isOver(a, b, NEXT_ROW_MM);

/** Whether something of the same place stands over a stroke: two numbers, and not one beside the other. */
export function isStackedWith(stroke: Stroke, others: readonly Stroke[]): boolean {
  const own = strokeBounds(stroke);
  return others.some((other) => {
    const bounds = strokeBounds(other);
    const isApart = centreOf(bounds)[1] < own.yMm;
    const isAside = bounds.xMm > own.xMm + own.widthMm + 3 || bounds.xMm + bounds.widthMm < own.xMm - 3;
    return bounds.heightMm >= 1 && isApart && !isAside;
  });
}

/** Over, under or on a place, so many mm from it; beside its ends what lies there belongs to the row. */
const isOver = (ink: Rect, { xMm, yMm, widthMm, heightMm }: Rect, byMm: number): boolean =>
  meet(ink, { xMm, yMm: yMm - byMm, widthMm, heightMm: heightMm + 2 * byMm });
