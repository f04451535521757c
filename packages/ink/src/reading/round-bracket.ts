import { evenPath } from '../strokes/path.js';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';

/** Slices along a bracket in which its distance from the line between its ends is taken. */
const SLICES = 20;
/**
 * The mean distance over the largest: an arc has 0.67 to 0.79, a square bracket nears 1. Of round brackets of real hands nine in
 * ten have less.
 */
const ROUND = 0.79;

/** Whether a bracket is plainly ( or ) and not [ or ]: (3,9) and [3,9] are two answers. */
export function isRoundBracket(strokes: readonly Stroke[]): boolean {
  const [stroke, more] = strokes;
  if (!stroke || more) return false;
  const path = evenPath(stroke, Math.max(0.02, strokeBounds(stroke).heightMm / 50));
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to) return false;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  if (long === 0) return false;
  const most = Array.from({ length: SLICES }, () => 0);
  for (const [x, y] of path) {
    const along = ((x - from[0]) * dx + (y - from[1]) * dy) / long ** 2;
    const slice = Math.min(SLICES - 1, Math.max(0, Math.floor(along * SLICES)));
    const away = Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / long;
    most[slice] = Math.max(most[slice] ?? 0, away);
  }
  const mean = most.reduce((sum, away) => sum + away, 0) / SLICES;
  return mean < ROUND * Math.max(...most);
}
