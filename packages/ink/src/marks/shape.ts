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

/** A line that goes down and up again. */
export interface Tick {
  start: Xy;
  vertex: Xy;
  end: Xy;
  /** How wide it stands open at the height where it began; a loop is closed. */
  opening: number;
  /** Length of the line from the vertex on. */
  upMm: number;
}

/** The tick that a stroke makes; undefined where its lowest place is near its begin, or far along. */
export function tickOf(stroke: Stroke): Tick | undefined {
  const places = outlinePlaces(stroke);
  const low = places.reduce((best, place, k) => (place[1] > (places[best]?.[1] ?? -Infinity) ? k : best), 0);
  const [start, vertex, end] = [places[0], places[low], places.at(-1)];
  if (!start || !vertex || !end || low < 2 || low > 0.65 * places.length) return undefined;
  const [x] = places.find(([, y], k) => k > low && y <= start[1]) ?? end;
  const upMm = (1 - low / (places.length - 1)) * strokeLength(stroke);
  return { start, vertex, end, opening: x - start[0], upMm };
}

/** How far the direction turned along the stroke in radians, turns to the left and to the right against each other. */
export function turning(stroke: Stroke): number {
  return Math.abs(turns(stroke).reduce((sum, turn) => sum + turn, 0));
}

/** How often the pen went back on itself (turned by more than 100° within a few places): a scribble does all the time. */
export const reversals = (stroke: Stroke): number => turnsBack(stroke).length;

/** Where the pen went back on itself, as shares 0..1 of the stroke. */
export function turnsBack(stroke: Stroke): number[] {
  const path = evenPath(stroke, Math.max(0.1, strokeLength(stroke) / 400));
  const found: number[] = [];
  let heading: Xy | undefined;
  let from: Xy | undefined = path[0];
  for (const [at, place] of path.entries()) {
    if (!from) break;
    const step: Xy = [place[0] - from[0], place[1] - from[1]];
    const length = Math.hypot(step[0], step[1]);
    if (length < 0.6) continue;
    const unit: Xy = [step[0] / length, step[1] / length];
    if (heading && heading[0] * unit[0] + heading[1] * unit[1] < -0.17) found.push(at / path.length);
    heading = unit;
    from = place;
  }
  return found;
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
