import { evenPath, type Xy } from '../strokes/path.js';
import { type Stroke, strokeLength } from '../strokes/stroke.js';
import { tickOf } from './shape.js';

/** Of a ×: where its arms cut each other, and how far along each. */
export interface Cross {
  at: Xy;
  alongA: number;
  alongB: number;
}

/** A flick of the pen at an end of an arm: so short, and so far from the way that the arm goes. */
const FLICK = { share: 0.15, mm: 0.7, turn: 1 } as const;
/** Chord over length of an arm; a hand bends it. */
const STRAIGHT = 0.72;
/** A line that first goes down by more than this and then up is a tick, and another one over it deletes it. */
const TICK_MM = 0.35;
const LEAST_ANGLE = (35 * Math.PI) / 180;

/** The × or + that two strokes make: both are arms, and their chords cut each other. */
export function crossOf(a: Stroke, b: Stroke): Cross | undefined {
  const [one, other] = [armOf(a), armOf(b)];
  if (!one || !other) return undefined;
  const [ax, ay] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [bx, by] = [other.to[0] - other.from[0], other.to[1] - other.from[1]];
  const area = ax * by - ay * bx;
  if (Math.abs(area) < Math.sin(LEAST_ANGLE) * Math.hypot(ax, ay) * Math.hypot(bx, by)) return undefined;
  const [dx, dy] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const [alongA, alongB] = [(dx * by - dy * bx) / area, (dx * ay - dy * ax) / area];
  const isWithin = (along: number) => along > 0.05 && along < 0.95;
  if (!isWithin(alongA) || !isWithin(alongB)) return undefined;
  return { at: [one.from[0] + alongA * ax, one.from[1] + alongA * ay], alongA, alongB };
}

/** The ends of a line that goes one way, without the flicks of the pen; undefined of any other. */
function armOf(stroke: Stroke): { from: Xy; to: Xy } | undefined {
  if (isTickLike(stroke)) return undefined;
  const path = withoutFlicks(stroke);
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to) return undefined;
  const length = path.reduce((sum, place, k) => sum + distance(place, path[k - 1] ?? place), 0);
  return distance(from, to) >= STRAIGHT * length ? { from, to } : undefined;
}

function isTickLike(stroke: Stroke): boolean {
  const tick = tickOf(stroke);
  if (!tick) return false;
  const { start, vertex, end } = tick;
  const [down, up] = [vertex[1] - start[1], vertex[1] - end[1]];
  return down > TICK_MM && up > 1.2 * down && end[0] > vertex[0];
}

function withoutFlicks(stroke: Stroke): Xy[] {
  const length = strokeLength(stroke);
  const path = evenPath(stroke, Math.max(0.02, length / 60));
  const last = path.length - 1;
  if (last < 20) return path;
  const heading = (from: number, to: number): number => {
    const [a, b] = [path[from] ?? [0, 0], path[to] ?? [0, 0]];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  const way = heading(Math.round(0.2 * last), Math.round(0.8 * last));
  const most = Math.round(last * Math.min(FLICK.share, FLICK.mm / length));
  let [from, to] = [0, last];
  while (from < most && turned(heading(from, from + 3), way) > FLICK.turn) from++;
  while (last - to < most && turned(heading(to - 3, to), way) > FLICK.turn) to--;
  return path.slice(from, to + 1);
}

function turned(a: number, b: number): number {
  const turn = Math.abs(a - b);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
}

const distance = (a: Xy, b: Xy): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
