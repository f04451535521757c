import { type AnswerArea, MIN_AREA_UNITS, UNIT_MM } from '@zhibi/contract/papers';

export type Rect = Pick<AnswerArea, 'xMm' | 'yMm' | 'widthMm' | 'heightMm'>;
export interface Sheet {
  widthMm: number;
  heightMm: number;
}
export interface Point {
  xMm: number;
  yMm: number;
}
/** What is held: the whole of it, or a corner. */
export type Hold = 'all' | 'nw' | 'ne' | 'sw' | 'se';
export const corners = ['nw', 'ne', 'sw', 'se'] as const;

export const LEAST_MM = Math.ceil(MIN_AREA_UNITS * UNIT_MM * 100) / 100;
/** So near a hand means the line beside it. */
const NEAR_MM = 1.2;

const rounded = (mm: number): number => Math.round(mm * 100) / 100;
const between = (mm: number, least: number, most: number): number =>
  Math.min(Math.max(mm, least), Math.max(least, most));

const rectOf = (left: number, top: number, right: number, bottom: number): Rect => ({
  xMm: rounded(left),
  yMm: rounded(top),
  widthMm: rounded(right - left),
  heightMm: rounded(bottom - top),
});

/** The rectangle between two points, cut at the edges of the page; undefined where it is smaller than an area may be. */
export function rectBetween(from: Point, to: Point, { widthMm, heightMm }: Sheet): Rect | undefined {
  const [left = 0, right = 0] = [from.xMm, to.xMm].map((mm) => between(mm, 0, widthMm)).sort((a, b) => a - b);
  const [top = 0, bottom = 0] = [from.yMm, to.yMm].map((mm) => between(mm, 0, heightMm)).sort((a, b) => a - b);
  const rect = rectOf(left, top, right, bottom);
  return rect.widthMm < LEAST_MM || rect.heightMm < LEAST_MM ? undefined : rect;
}

/** Pulled by what is held of it: it stays on its page and never becomes too small. */
export function pulled(rect: Rect, hold: Hold, by: Point, sheet: Sheet): Rect {
  const right = rect.xMm + rect.widthMm;
  const bottom = rect.yMm + rect.heightMm;
  if (hold === 'all') {
    const left = between(rect.xMm + by.xMm, 0, sheet.widthMm - rect.widthMm);
    const top = between(rect.yMm + by.yMm, 0, sheet.heightMm - rect.heightMm);
    return { ...rect, xMm: rounded(left), yMm: rounded(top) };
  }
  const left = hold.endsWith('w') ? between(rect.xMm + by.xMm, 0, right - LEAST_MM) : rect.xMm;
  const top = hold.startsWith('n') ? between(rect.yMm + by.yMm, 0, bottom - LEAST_MM) : rect.yMm;
  const east = hold.endsWith('e') ? between(right + by.xMm, rect.xMm + LEAST_MM, sheet.widthMm) : right;
  const south = hold.startsWith('s') ? between(bottom + by.yMm, rect.yMm + LEAST_MM, sheet.heightMm) : bottom;
  return rectOf(left, top, east, south);
}

/** How far the nearest line is from one of these edges; 0 where none is near. */
function toNearest(edges: readonly number[], lines: readonly number[]): number {
  const ways = edges.flatMap((edge) => lines.map((line) => line - edge)).sort((a, b) => Math.abs(a) - Math.abs(b));
  const [nearest = 0] = ways;
  return Math.abs(nearest) <= NEAR_MM ? nearest : 0;
}

/** The same with its held edges on the edges of other areas and lines of the page where those are near. */
export function snapped(rect: Rect, hold: Hold, others: readonly Rect[], sheet: Sheet): Rect {
  const xs = others.flatMap(({ xMm, widthMm }) => [xMm, xMm + widthMm]);
  const ys = others.flatMap(({ yMm, heightMm }) => [yMm, yMm + heightMm]);
  const held = { w: rect.xMm, e: rect.xMm + rect.widthMm, n: rect.yMm, s: rect.yMm + rect.heightMm };
  const xEdges = hold === 'all' ? [held.w, held.e] : [hold.endsWith('w') ? held.w : held.e];
  const yEdges = hold === 'all' ? [held.n, held.s] : [hold.startsWith('n') ? held.n : held.s];
  return pulled(rect, hold, { xMm: toNearest(xEdges, xs), yMm: toNearest(yEdges, ys) }, sheet);
}

/** The smallest frame of a question on the page that holds the middle of a rectangle. */
export function frameAround(rect: Rect, page: number, areas: readonly AnswerArea[]): AnswerArea | undefined {
  const [x, y] = [rect.xMm + rect.widthMm / 2, rect.yMm + rect.heightMm / 2];
  return areas
    .filter((area) => area.areaType === 0 && area.page === page)
    .filter((area) => x >= area.xMm && x <= area.xMm + area.widthMm && y >= area.yMm && y <= area.yMm + area.heightMm)
    .sort((a, b) => a.widthMm * a.heightMm - b.widthMm * b.heightMm)[0];
}
