import { evenPath, grown, isInside, type Xy } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds, strokeLength } from '../strokes/stroke.js';

const CELLS = 6;

/** Chord over length: 1 is a ruler's line, 0 a closed curve; a dot counts as straight. */
export function straightness(stroke: Stroke): number {
  const [first, last] = [stroke.points[0], stroke.points.at(-1)];
  const length = strokeLength(stroke);
  if (!first || !last || length === 0) return 1;
  return Math.hypot(last[0] - first[0], last[1] - first[1]) / length;
}

/** Places of a stroke, evenly `count` of them, for looking at its form. */
export function outlinePlaces(stroke: Stroke, count = 24): Xy[] {
  const path = evenPath(stroke, Math.max(0.05, strokeLength(stroke) / 96));
  return Array.from({ length: count }, (_, k) => path[Math.round((k * (path.length - 1)) / (count - 1))] ?? [0, 0]);
}

/** Begin, lowest place and end of a stroke that goes down and up again; undefined where it does not. */
export function tickOf(stroke: Stroke): { start: Xy; vertex: Xy; end: Xy } | undefined {
  const places = outlinePlaces(stroke);
  const low = places.reduce((best, place, k) => (place[1] > (places[best]?.[1] ?? -Infinity) ? k : best), 0);
  const [start, vertex, end] = [places[0], places[low], places.at(-1)];
  return start && vertex && end && low >= 2 && low <= 0.65 * places.length ? { start, vertex, end } : undefined;
}

/** How far a closed line is from the ellipse in its bounds: the mean share by which its radius differs; 0 is an ellipse. */
export function unroundness(stroke: Stroke): number {
  const { xMm, yMm, widthMm, heightMm } = strokeBounds(stroke);
  const [x, y] = [xMm + widthMm / 2, yMm + heightMm / 2];
  const path = evenPath(stroke);
  const off = path.map((place) =>
    Math.abs(
      Math.hypot((2 * (place[0] - x)) / Math.max(0.01, widthMm), (2 * (place[1] - y)) / Math.max(0.01, heightMm)) - 1,
    ),
  );
  return off.reduce((sum, one) => sum + one, 0) / Math.max(1, off.length);
}

/** Share 0..1 of a closed line that runs down its left side: a fifth of an ellipse, a third of a D. */
export function backShare(stroke: Stroke): number {
  const { xMm, widthMm } = strokeBounds(stroke);
  const path = evenPath(stroke);
  return path.filter(([x]) => x - xMm < 0.08 * widthMm).length / Math.max(1, path.length);
}

/** How far the direction turned along the stroke in radians, turns to the left and to the right against each other. */
export function turning(stroke: Stroke): number {
  return Math.abs(turns(stroke).reduce((sum, turn) => sum + turn, 0));
}

/** How often the pen went back on itself (turned by more than 100° within a few places): a scribble does all the time. */
export function reversals(stroke: Stroke): number {
  const path = evenPath(stroke, Math.max(0.1, strokeLength(stroke) / 400));
  let count = 0;
  let heading: Xy | undefined;
  let from: Xy | undefined = path[0];
  for (const place of path) {
    if (!from) break;
    const step: Xy = [place[0] - from[0], place[1] - from[1]];
    const length = Math.hypot(step[0], step[1]);
    if (length < 0.6) continue;
    const unit: Xy = [step[0] / length, step[1] / length];
    if (heading && heading[0] * unit[0] + heading[1] * unit[1] < -0.17) count++;
    heading = unit;
    from = place;
  }
  return count;
}

/** Share 0..1 of a 6 × 6 grid over the box that ink passes through. */
export function coverage(strokes: readonly Stroke[], box: Rect): number {
  const seen = new Set<number>();
  for (const place of strokes.flatMap((stroke) => evenPath(stroke, 0.15))) {
    if (!isInside(place, box)) continue;
    const column = Math.min(CELLS - 1, Math.floor(((place[0] - box.xMm) / box.widthMm) * CELLS));
    const row = Math.min(CELLS - 1, Math.floor(((place[1] - box.yMm) / box.heightMm) * CELLS));
    seen.add(row * CELLS + column);
  }
  return seen.size / (CELLS * CELLS);
}

/** Where two strokes cut each other at an angle of at least 35°, as the arms of × and + do: the place, and how far along each. */
export function crossOf(a: Stroke, b: Stroke): { at: Xy; alongA: number; alongB: number } | undefined {
  const [a0, a1, b0, b1] = [a.points[0], a.points.at(-1), b.points[0], b.points.at(-1)];
  if (!a0 || !a1 || !b0 || !b1) return undefined;
  const [ax, ay, bx, by] = [a1[0] - a0[0], a1[1] - a0[1], b1[0] - b0[0], b1[1] - b0[1]];
  const area = ax * by - ay * bx;
  if (Math.abs(area) < Math.sin((35 * Math.PI) / 180) * Math.hypot(ax, ay) * Math.hypot(bx, by)) return undefined;
  const alongA = ((b0[0] - a0[0]) * by - (b0[1] - a0[1]) * bx) / area;
  const alongB = ((b0[0] - a0[0]) * ay - (b0[1] - a0[1]) * ax) / area;
  if (alongA <= 0.05 || alongA >= 0.95 || alongB <= 0.05 || alongB >= 0.95) return undefined;
  return { at: [a0[0] + alongA * ax, a0[1] + alongA * ay], alongA, alongB };
}

export const cross = (a: Stroke, b: Stroke): boolean => crossOf(a, b) !== undefined;

/** Whether the rectangles, the second with a margin, have a place in common. */
export function overlap(stroke: Stroke, box: Rect, marginMm: number): boolean {
  const [a, b] = [strokeBounds(stroke), grown(box, marginMm)];
  return (
    a.xMm <= b.xMm + b.widthMm &&
    b.xMm <= a.xMm + a.widthMm &&
    a.yMm <= b.yMm + b.heightMm &&
    b.yMm <= a.yMm + a.heightMm
  );
}

function turns(stroke: Stroke): number[] {
  const places = outlinePlaces(stroke, 32);
  const headings = places.slice(1).map(([x, y], k) => Math.atan2(y - (places[k]?.[1] ?? y), x - (places[k]?.[0] ?? x)));
  return headings.slice(1).map((heading, k) => {
    const turn = heading - (headings[k] ?? heading);
    return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
  });
}
