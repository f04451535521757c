import { clip, type Window } from './clip.js';
import type { Reckon } from './expression.js';
import type { Spot } from './frame.js';

/** The curve of a function between two x, in strokes that end where it leaves the window or is not defined. */
export function strokesOf(y: Reckon, [from, to]: readonly [number, number], window: Window): Spot[][] {
  const steps = 600;
  const spots = Array.from({ length: steps + 1 }, (_, nth) => {
    const x = from + ((to - from) * nth) / steps;
    return { x, y: y(x) };
  });
  const tall = window.top - window.bottom;
  const strokes: Spot[][] = [];
  spots.slice(1).forEach((b, nth) => {
    const a = spots[nth];
    // From one end of the window to far beyond the other within a step: a pole, not a line.
    if (!a || !Number.isFinite(a.y) || !Number.isFinite(b.y) || Math.abs(b.y - a.y) > 3 * tall) return;
    const part = clip({ a, b }, window);
    if (!part) return;
    const last = strokes.at(-1);
    const end = last?.at(-1);
    if (last && end && Math.abs(end.x - part[0].x) < 1e-9 && Math.abs(end.y - part[0].y) < 1e-9) last.push(part[1]);
    else strokes.push([...part]);
  });
  return strokes;
}

/** The regions between the curve and the x axis. */
export const regionsOf = (strokes: readonly Spot[][]): Spot[][] =>
  strokes.flatMap((stroke) => {
    const [first, last] = [stroke[0], stroke.at(-1)];
    return first && last ? [[{ x: first.x, y: 0 }, ...stroke, { x: last.x, y: 0 }]] : [];
  });
