import { grown } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';

/** Ink that is nearer than this is of one mark: the digits of a number, a ring and what it holds. */
export const NEAR_MM = 4;

/** Cuts ink into marks by where it lies, in whatever order it came. */
export function groupMarks(strokes: readonly Stroke[]): Stroke[][] {
  const groups: { ink: Stroke[]; bounds: Rect }[] = [];
  for (const stroke of strokes) {
    let joined = { ink: [stroke], bounds: strokeBounds(stroke) };
    // What a stroke joins may reach to the next group.
    for (let at = groups.findIndex(near); at >= 0; at = groups.findIndex(near)) {
      const [other] = groups.splice(at, 1);
      if (other) joined = { ink: [...other.ink, ...joined.ink], bounds: union(other.bounds, joined.bounds) };
    }
    groups.push(joined);
    function near(group: { bounds: Rect }): boolean {
      return touches(grown(group.bounds, NEAR_MM), joined.bounds);
    }
  }
  return groups.map(({ ink }) => ink.sort((a, b) => a.t0 - b.t0 || (a.id < b.id ? -1 : 1)));
}

const union = (a: Rect, b: Rect): Rect => {
  const [xMm, yMm] = [Math.min(a.xMm, b.xMm), Math.min(a.yMm, b.yMm)];
  const right = Math.max(a.xMm + a.widthMm, b.xMm + b.widthMm);
  const bottom = Math.max(a.yMm + a.heightMm, b.yMm + b.heightMm);
  return { xMm, yMm, widthMm: right - xMm, heightMm: bottom - yMm };
};

const touches = (a: Rect, b: Rect): boolean =>
  a.xMm <= b.xMm + b.widthMm &&
  b.xMm <= a.xMm + a.widthMm &&
  a.yMm <= b.yMm + b.heightMm &&
  b.yMm <= a.yMm + a.heightMm;
