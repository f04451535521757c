import type { Spot } from './frame.js';

export interface Window {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The part of the way from `a` to `b` that lies inside (Liang–Barsky); `from` and `to` say how much of the line beyond both counts. */
export function clip(
  { a, b, from = 0, to = 1 }: { a: Spot; b: Spot; from?: number; to?: number },
  { left, right, bottom, top }: Window,
): [Spot, Spot] | undefined {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [start, end] = [from, to];
  for (const [step, room] of [
    [-dx, a.x - left],
    [dx, right - a.x],
    [-dy, a.y - bottom],
    [dy, top - a.y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start >= end) return undefined;
  return [
    { x: a.x + start * dx, y: a.y + start * dy },
    { x: a.x + end * dx, y: a.y + end * dy },
  ];
}
