import { centreOf, diagonalOf, evenPath, grown, isInside, type Xy } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds, strokeLength } from '../strokes/stroke.js';
import { crossOf } from './cross.js';
import type { MarkKind } from './mark-kind.js';
import { isRing } from './ring.js';
import { reversals, tickOf } from './shape.js';

/** Shares of a box, from its left and top edge. */
interface Core {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The corner of a tick stands in the box: not in its last quarter, where the next box is as near. Low, for that is how ticks are made. */
const tickCore: Core = { left: 0.12, right: 0.75, top: 0.3, bottom: 1.15 };
/** The middle of any other mark. */
const core: Core = { left: 0.22, right: 0.78, top: 0.2, bottom: 0.8 };
/** The angle between the arms of a tick: what is narrower is a line gone over twice, what is flatter a line with a hook. */
const OPEN = { least: (28 * Math.PI) / 180, most: (95 * Math.PI) / 180 } as const;
/** A box is filled by going to and fro; a letter turns back less often. */
const TO_AND_FRO = 5;
/** Of the arms of a tick: the short one in mm, and as a share of the long one. */
const SHORT = { mm: 0.9, share: 0.18 } as const;
/** How far the long arm may fall again after it rose (mm): a curl at its end; what falls further is a second tick. */
const FALL_MM = 1.2;
/** The long one goes one way: its chord over its line. */
const LONG = 0.68;
/** A ring is around its box, or around the letter in it. */
const RING = { wide: 0.55, tall: 0.7, most: 2 } as const;

/**
 * Whether a mark is made and placed so that it can mean only this box: of one stroke (a cross of two), of a size with the
 * box, and with its anchor (corner of a tick, middle of the others) in the core of the box.
 */
export function isClear(kind: MarkKind, box: Rect, ink: readonly Stroke[]): boolean {
  const [first, second] = ink;
  if (first === undefined) return kind === 'none';
  if (kind === 'cross') return second !== undefined && isClearCross(box, first, second);
  if (second !== undefined) return false;
  if (kind === 'tick') return isClearTick(box, first);
  if (kind === 'circle') return isClearRing(box, first);
  return kind === 'fill' && isIn(core, box, centreOf(strokeBounds(first))) && reversals(first) >= TO_AND_FRO;
}

function isClearTick(box: Rect, stroke: Stroke): boolean {
  const tick = tickOf(stroke);
  if (!tick || !isIn(tickCore, box, tick.vertex)) return false;
  const [short, long] = [distance(tick.start, tick.vertex), distance(tick.vertex, tick.end)];
  const open = angleAt(tick.start, tick.vertex, tick.end);
  const drop = tick.vertex[1] - tick.start[1];
  const isOpen = open > OPEN.least && open < OPEN.most && tick.opening > Math.max(0.3, 0.35 * drop);
  // A scratch may end in a hook, but it comes from the side to which it goes on, or goes back on itself.
  const isForward = tick.start[0] - tick.vertex[0] < 0.45 * drop && tick.end[0] > tick.vertex[0];
  const isMade = short > SHORT.mm && short > SHORT.share * long && drop > 0.5 && long > 0.6 * box.heightMm;
  const isStraight = long > LONG * tick.upMm;
  const isOnce = fallAfter(stroke, tick.vertex) < FALL_MM;
  const isOfSize = isInside(tick.start, grown(box, 1)) && diagonalOf(strokeBounds(stroke)) < 2.2 * diagonalOf(box);
  return isOpen && isForward && isMade && isStraight && isOnce && isOfSize;
}

/** How far a line goes down again after its vertex (mm). */
function fallAfter(stroke: Stroke, [vx, vy]: Xy): number {
  const path = evenPath(stroke);
  const from = path.reduce((best, [x, y], at) => {
    const [bx, by] = path[best] ?? [Infinity, Infinity];
    return Math.hypot(x - vx, y - vy) < Math.hypot(bx - vx, by - vy) ? at : best;
  }, 0);
  let [highest, fall] = [Number.POSITIVE_INFINITY, 0];
  for (const [, y] of path.slice(from)) {
    highest = Math.min(highest, y);
    fall = Math.max(fall, y - highest);
  }
  return fall;
}

function isClearCross(box: Rect, a: Stroke, b: Stroke): boolean {
  const found = crossOf(a, b);
  if (!found || !isIn(core, box, found.at)) return false;
  const isMiddle = [found.alongA, found.alongB].every((along) => along > 0.22 && along < 0.78);
  const [shorter, longer] = [strokeLength(a), strokeLength(b)].sort((x, y) => x - y) as [number, number]; // two numbers sorted are two
  return isMiddle && shorter > 0.6 * box.heightMm && longer < 2 * shorter && longer < 1.8 * diagonalOf(box);
}

function isClearRing(box: Rect, stroke: Stroke): boolean {
  const bounds = strokeBounds(stroke);
  const isOfSize = (size: number, side: number, least: number) => size > least * side && size < RING.most * side;
  return (
    isIn(core, box, centreOf(bounds)) &&
    isOfSize(bounds.widthMm, box.widthMm, RING.wide) &&
    isOfSize(bounds.heightMm, box.heightMm, RING.tall) &&
    isRing(stroke)
  );
}

function isIn({ left, right, top, bottom }: Core, box: Rect, [x, y]: Xy): boolean {
  const [u, v] = [(x - box.xMm) / box.widthMm, (y - box.yMm) / box.heightMm];
  return u >= left && u <= right && v >= top && v <= bottom;
}

const distance = (a: Xy, b: Xy): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The angle between the arms at b. */
function angleAt(a: Xy, b: Xy, c: Xy): number {
  const [u, v] = [Math.atan2(a[1] - b[1], a[0] - b[0]), Math.atan2(c[1] - b[1], c[0] - b[0])];
  const turn = Math.abs(u - v);
  return turn > Math.PI ? 2 * Math.PI - turn : turn;
}
