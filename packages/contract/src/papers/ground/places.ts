import { letterBox, optionsOf } from '../cards/layout-choices.js';
import { MIN_AREA_UNITS, type PageSize, pageSizes, type SignBox, UNIT_MM } from '../geometry.js';
import { blankPlace, type Printed } from './ink-map.js';
import type { GroundKind, GroundPlace, GroundQuestion } from './model.js';

export const LEAST_MM = Math.ceil(MIN_AREA_UNITS * UNIT_MM * 100) / 100;

/** Where pages that came on paper are printed on our sheet: clear of marks, codes and the line of the name, so that none of them covers anything. */
export function groundRoom(pageSize: PageSize): GroundPlace {
  const { widthMm, heightMm } = pageSizes[pageSize];
  const [side, top, foot] = [8, 20.5, 15];
  return { xMm: side, yMm: top, widthMm: widthMm - 2 * side, heightMm: heightMm - top - foot };
}

/** What is answered by filling in a box. */
export const isChoice = (kind: GroundKind): boolean => kind === 'single' || kind === 'multiple' || kind === 'judge';

/** How large the row of boxes of a choice is. */
export function rowSize(question: Pick<GroundQuestion, 'kind' | 'options'>): { widthMm: number; heightMm: number } {
  const count = optionsOf(question).length;
  return {
    widthMm: Math.round(((count - 1) * letterBox.pitchMm + letterBox.widthMm) * 100) / 100,
    heightMm: letterBox.heightMm,
  };
}

/** The boxes of a choice, where its row stands. */
export function boxesOf({ kind, options, places }: Pick<GroundQuestion, 'kind' | 'options' | 'places'>): SignBox[] {
  const [row] = places;
  if (!isChoice(kind) || row === undefined) return [];
  return optionsOf({ kind, options }).map((sign, i) => ({
    sign,
    xMm: Math.round((row.xMm + i * letterBox.pitchMm) * 1_000) / 1_000,
    yMm: row.yMm,
    widthMm: letterBox.widthMm,
    heightMm: letterBox.heightMm,
  }));
}

/** Air between boxes and print beside them. */
const AIR_MM = 1;

/** Where a question is answered when nobody has said: boxes on blank paper, else below what is printed of it. None where there is no room. */
export function usualPlaces(question: GroundQuestion, printed: Printed): GroundPlace[] {
  if (!isChoice(question.kind)) return writingPlace(question, printed);
  const size = rowSize(question);
  const inside = { widthMm: size.widthMm + 2 * AIR_MM, heightMm: size.heightMm + 2 * AIR_MM };
  const place = blankPlace(printed, question, inside);
  return place === undefined ? [] : [{ xMm: place.xMm + AIR_MM, yMm: place.yMm + AIR_MM, ...size }];
}

/** The highest strip of a question that is blank in all its width. */
function writingPlace({ xMm, yMm, widthMm, heightMm }: GroundQuestion, printed: Printed): GroundPlace[] {
  const isRowBlank = (row: number) => {
    for (let column = Math.ceil(xMm); column < xMm + widthMm - 1; column++) if (printed(column, row)) return false;
    return true;
  };
  const [from, to] = [Math.ceil(yMm + AIR_MM), Math.floor(yMm + heightMm - AIR_MM)];
  let best = { top: from, high: 0 };
  let top = from;
  for (let row = from; row <= to; row++) {
    if (row < to && isRowBlank(row)) continue;
    if (row - top > best.high) best = { top, high: row - top };
    top = row + 1;
  }
  if (best.high < LEAST_MM) return [];
  const left = Math.round((xMm + AIR_MM) * 100) / 100;
  return [{ xMm: left, yMm: best.top, widthMm: Math.round((widthMm - 2 * AIR_MM) * 100) / 100, heightMm: best.high }];
}
