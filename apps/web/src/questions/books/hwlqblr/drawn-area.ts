import type { BookArea } from '@zhibi/contract/questions/partners';

export interface Paper {
  widthMm: number;
  heightMm: number;
}
export interface Point {
  xMm: number;
  yMm: number;
}

const SUBJECTIVE = 1;
/** The specification's 15 units: what is smaller was a slip of the hand. */
export const LEAST_MM = 4;
const tenth = (mm: number) => Math.round(mm * 10) / 10;
const within = (mm: number, most: number) => Math.min(Math.max(mm, 0), most);

/** The rectangle between two points of a page, cut at its edges; undefined where it is too small to write in. */
export function drawnArea(from: Point, to: Point, { widthMm, heightMm }: Paper): BookArea | undefined {
  const xs = [within(from.xMm, widthMm), within(to.xMm, widthMm)].sort((a, b) => a - b);
  const ys = [within(from.yMm, heightMm), within(to.yMm, heightMm)].sort((a, b) => a - b);
  const [left = 0, right = 0] = xs;
  const [top = 0, bottom = 0] = ys;
  const area = { xMm: tenth(left), yMm: tenth(top), widthMm: tenth(right - left), heightMm: tenth(bottom - top) };
  if (area.widthMm < LEAST_MM || area.heightMm < LEAST_MM) return undefined;
  return { ...area, areaType: SUBJECTIVE, itemId: null };
}
