/** What the nib was: writing, or the rubber end of a pen. */
export const strokeTips = ['pen', 'eraser'] as const;
export type StrokeTip = (typeof strokeTips)[number];

/** One sample of a pen: x and y in mm from the page's top left corner, pressure 0..1, ms since the sample before. */
export type StrokePoint = readonly [xMm: number, yMm: number, pressure: number, dtMs: number];

/** The line a pen leaves between touching the paper and leaving it. `t0` is the instant of the first point, epoch ms. */
export interface Stroke {
  id: string;
  t0: number;
  tip: StrokeTip;
  points: readonly StrokePoint[];
}

/** A rectangle of a page in mm, as answer areas have it. */
export interface Rect {
  xMm: number;
  yMm: number;
  widthMm: number;
  heightMm: number;
}

/** The smallest rectangle around the strokes in mm; of no ink at all a rectangle of size 0 at the corner of the page. */
export function strokeBounds(...strokes: readonly Stroke[]): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const stroke of strokes)
    for (const [x, y] of stroke.points) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  if (left > right) return { xMm: 0, yMm: 0, widthMm: 0, heightMm: 0 };
  return { xMm: left, yMm: top, widthMm: right - left, heightMm: bottom - top };
}

/** When a stroke was lifted from the paper, epoch ms. */
export function strokeEnd(stroke: Stroke): number {
  return stroke.points.reduce((at, point) => at + point[3], stroke.t0);
}

/** From the first touch to the last lift in ms, pauses included; 0 without ink. */
export function inkDuration(strokes: readonly Stroke[]): number {
  if (strokes.length === 0) return 0;
  let [from, to] = [Infinity, -Infinity];
  for (const stroke of strokes) {
    from = Math.min(from, stroke.t0);
    to = Math.max(to, strokeEnd(stroke));
  }
  return to - from;
}

/** Length of the drawn line in mm; a dot has none. */
export function strokeLength(stroke: Stroke): number {
  let length = 0;
  for (let i = 1; i < stroke.points.length; i++) {
    const [a, b] = [stroke.points[i - 1], stroke.points[i]];
    if (a && b) length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return length;
}
