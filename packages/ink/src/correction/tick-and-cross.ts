import { crossOf } from '../marks/cross.js';
import { outlinePlaces, reversals, straightness, type Tick, tickOf } from '../marks/shape.js';
import { diagonalOf, type Xy } from '../strokes/path.js';
import { type Stroke, strokeBounds, strokeLength } from '../strokes/stroke.js';

const degrees = Math.PI / 180;
/** Between the arms of a tick: narrower is a line gone over, flatter a line with a hook. */
const OPEN = { least: 25 * degrees, most: 100 * degrees };
/** In mm: smaller is a slip of the pen, larger a line over the page. */
const SIZE = { least: 3.5, most: 45 };
/** The long arm over the short one: a V has equal ones. */
const LONGER = 1.5;
const SHORT_MM = 1;
/** Chord over line of the long arm. */
const STRAIGHT = 0.85;
/** The dash of a half tick: how long against the long arm, and where it cuts it. */
const DASH = { least: 0.12, most: 0.6, straight: 0.85, from: 0.25, to: 0.85, steep: 40 * degrees };
/** The arms of a cross lean, those of a plus do not. */
const LEAN = { least: 20 * degrees, most: 70 * degrees };

/** A ✓ that can be nothing else. */
export function clearTick(stroke: Stroke): Tick | undefined {
  const tick = tickOf(stroke);
  const size = diagonalOf(strokeBounds(stroke));
  if (!tick || size < SIZE.least || size > SIZE.most || reversals(stroke) > 1) return undefined;
  const { start, vertex, end, upMm } = tick;
  const [short, long] = [distance(start, vertex), distance(vertex, end)];
  const drop = vertex[1] - start[1];
  const open = turnBetween(heading(vertex, start), heading(vertex, end));
  const isForward = end[0] > vertex[0] && start[0] - vertex[0] < 0.35 * drop;
  const isMade = short > SHORT_MM && drop > 0.6 && long > LONGER * short && vertex[1] - end[1] > drop;
  const shortLine = strokeLength(stroke) - upMm;
  const isStraight = long > STRAIGHT * upMm && short > 0.7 * shortLine;
  return isForward && isMade && isStraight && open > OPEN.least && open < OPEN.most ? tick : undefined;
}

/** ✓ with a short dash through its long arm. A line over all of it deletes it, and what lies between may be either. */
export function isClearHalfTick(a: Stroke, b: Stroke): boolean {
  return isDashed(a, b) || isDashed(b, a);
}

function isDashed(stroke: Stroke, dash: Stroke): boolean {
  const tick = clearTick(stroke);
  if (!tick || straightness(dash) < DASH.straight) return false;
  const long = distance(tick.vertex, tick.end);
  const size = strokeLength(dash);
  const [from, to] = endsOf(dash);
  if (!from || !to || size < DASH.least * long || size > DASH.most * long || size < 1) return false;
  const cut = cutOf([tick.vertex, tick.end], [from, to]);
  const turn = turnBetween(heading(tick.vertex, tick.end), heading(from, to));
  const isSteep = turn > DASH.steep && turn < Math.PI - DASH.steep;
  return isSteep && !!cut && cut[0] > DASH.from && cut[0] < DASH.to && cut[1] > 0.15 && cut[1] < 0.85;
}

/** × of two strokes that both lean, cut each other in the middle and are of a size. */
export function isClearCross(a: Stroke, b: Stroke): boolean {
  const cross = crossOf(a, b);
  if (!cross || [cross.alongA, cross.alongB].some((along) => along < 0.25 || along > 0.75)) return false;
  const [shorter = 0, longer = 0] = [strokeLength(a), strokeLength(b)].sort((x, y) => x - y);
  if (shorter < 3 || longer > 30 || longer > 1.8 * shorter) return false;
  const [one, other] = [slope(a), slope(b)];
  return one * other < 0 && [one, other].every((turn) => Math.abs(turn) > LEAN.least && Math.abs(turn) < LEAN.most);
}

/** Begins as a tick does: whatever else a reader makes of it, it may be one. */
export function isTickLike(stroke: Stroke): boolean {
  const tick = tickOf(stroke);
  return (
    !!tick && tick.vertex[1] - tick.end[1] > 0.8 * (tick.vertex[1] - tick.start[1]) && tick.end[0] > tick.vertex[0]
  );
}

/** How a line leans, from -90° to 90°, whichever way it was drawn. */
function slope(stroke: Stroke): number {
  const [from, to] = endsOf(stroke);
  if (!from || !to) return 0;
  const turn = heading(from, to);
  return turn > Math.PI / 2 ? turn - Math.PI : turn < -Math.PI / 2 ? turn + Math.PI : turn;
}

const endsOf = (stroke: Stroke): [Xy | undefined, Xy | undefined] => {
  const places = outlinePlaces(stroke);
  return [places[0], places.at(-1)];
};

/** Where two lines cut each other, as shares along each; undefined of lines that run alike. */
function cutOf([a, b]: readonly [Xy, Xy], [c, d]: readonly [Xy, Xy]): [number, number] | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = ux * vy - uy * vx;
  if (Math.abs(area) < 1e-9) return undefined;
  const [dx, dy] = [c[0] - a[0], c[1] - a[1]];
  return [(dx * vy - dy * vx) / area, (dx * uy - dy * ux) / area];
}

const heading = (from: Xy, to: Xy): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
}

const distance = (a: Xy, b: Xy): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
