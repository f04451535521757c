import { diagonalOf } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds, strokeLength } from '../strokes/stroke.js';
import { isClear } from './clear-mark.js';
import { crossOf } from './cross.js';
import type { Mark, MarkKind } from './mark-kind.js';
import { isRing } from './ring.js';
import { coverage, overlap, reversals, straightness, tickOf, turning } from './shape.js';

/** How sure each form is when it is made clearly; a lone line may be a scratch, writing may be anything. */
const sure: Record<MarkKind, number> = {
  none: 1,
  tick: 0.97,
  cross: 0.96,
  fill: 0.98,
  circle: 0.96,
  line: 0.6,
  writing: 0.6,
  trace: 0.5,
  scribble: 0.6,
  cancelled: 0.93,
};
/** The arms of a tick over its line: a soft corner and curled ends are left, a line that goes to and fro is not. */
const ARMS = 0.7;
/** Of a form that is not made clearly, or stands where it may be meant for another place. */
const UNCLEAR = 0.6;

/** Names the mark that the strokes make in or around a box. Strokes of an eraser take away what they pass over. */
export function readMark(box: Rect, strokes: readonly Stroke[]): Mark {
  const inOrder = [...strokes].sort((a, b) => a.t0 - b.t0);
  const ink = withoutErased(inOrder);
  if (ink.length === 0) return { kind: 'none', confidence: inOrder.length > 0 ? 0.8 : 1 };
  const erased = ink.length + inOrder.filter((stroke) => stroke.tip === 'eraser').length < inOrder.length;
  const mark = (ink.length > 1 ? cancelledMark(box, ink) : undefined) ??
    simpleMark(box, ink) ?? { kind: 'writing', confidence: sure.writing };
  const isCertain = mark.kind === 'cancelled' || isClear(mark.kind, box, ink);
  return { kind: mark.kind, confidence: Math.min(mark.confidence, isCertain ? 1 : UNCLEAR, erased ? 0.8 : 1) };
}

/** One mark and nothing else, or undefined. */
function simpleMark(box: Rect, ink: readonly Stroke[]): Mark | undefined {
  const side = Math.min(box.widthMm, box.heightMm);
  const length = ink.reduce((sum, stroke) => sum + strokeLength(stroke), 0);
  if (length < 0.35 * side) return { kind: 'trace', confidence: sure.trace };
  const [first, second] = ink;
  if (!first) return undefined;
  if (second && ink.length === 2 && crossOf(first, second)) return { kind: 'cross', confidence: sure.cross };
  if (!second && isCircle(box, first)) return { kind: 'circle', confidence: sure.circle };
  if (isFill(box, ink)) return { kind: 'fill', confidence: sure.fill };
  if (second) return undefined;
  if (isTick(first)) return { kind: 'tick', confidence: sure.tick };
  if (isStraight(first)) return { kind: 'line', confidence: sure.line };
  if (isScribble(first)) return { kind: 'scribble', confidence: sure.scribble };
  return undefined;
}

/**
 * A mark that later strokes deleted. Certain is only a scribble, and nothing else, over a tick, cross or ring that reaches
 * out of the box: inside it may be a box filled after all, and lines may be a second mark.
 */
function cancelledMark(box: Rect, ink: readonly Stroke[]): Mark | undefined {
  for (let count = ink.length - 1; count >= 1; count--) {
    const before = simpleMark(box, ink.slice(0, count));
    if (!before || before.kind === 'trace' || before.kind === 'scribble') continue;
    const after = ink.slice(count);
    const bounds = strokeBounds(...ink.slice(0, count));
    if (!after.every((stroke) => overlap(stroke, bounds, 0.5))) continue;
    if (after.some(isScribble)) {
      const reachesOut = !isKept(box, strokeBounds(...after)) && after.every(isScribble);
      const isCertain = before.kind !== 'fill' && before.kind !== 'line' && reachesOut;
      return { kind: 'cancelled', confidence: isCertain ? sure.cancelled : UNCLEAR };
    }
    const isStruck = after.every((stroke) => isStraight(stroke) && strokeLength(stroke) > 0.9 * diagonalOf(box));
    if (isStruck && (before.kind !== 'line' || after.length > 1)) return { kind: 'cancelled', confidence: UNCLEAR };
  }
  return undefined;
}

/** Dense, and kept to its box: what reaches far out is a deletion. */
function isFill(box: Rect, ink: readonly Stroke[]): boolean {
  return isKept(box, strokeBounds(...ink)) && coverage(ink, box) >= 0.55;
}

const isKept = (box: Rect, { widthMm, heightMm }: Rect): boolean =>
  widthMm <= 1.45 * box.widthMm && heightMm <= 1.45 * box.heightMm;

function isCircle(box: Rect, stroke: Stroke): boolean {
  const bounds = strokeBounds(stroke);
  const [first, last] = [stroke.points[0], stroke.points.at(-1)];
  if (isRing(stroke)) return true;
  if (!first || !last || reversals(stroke) > 2) return false;
  const gap = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const round = turning(stroke) >= 1.5 * Math.PI && turning(stroke) < 4.5 * Math.PI && gap <= 0.45 * diagonalOf(bounds);
  const large = Math.min(bounds.widthMm, bounds.heightMm) >= 0.5 * Math.min(box.widthMm, box.heightMm);
  return round && large;
}

/** Down a little, then up and to the right by more; the lowest place is neither the first nor the last. */
function isTick(stroke: Stroke): boolean {
  const tick = tickOf(stroke);
  if (!tick || reversals(stroke) > 2) return false;
  const { start, vertex, end } = tick;
  const [down, up] = [vertex[1] - start[1], vertex[1] - end[1]];
  const [left, right] = [Math.hypot(vertex[0] - start[0], down), Math.hypot(end[0] - vertex[0], up)];
  const armsStraight = left + right > ARMS * strokeLength(stroke);
  return (
    armsStraight && up > 1.2 * down && down > 0.08 * up && end[0] > vertex[0] && start[0] < vertex[0] + 0.2 * right
  );
}

function isStraight(stroke: Stroke): boolean {
  return straightness(stroke) >= 0.88;
}

function isScribble(stroke: Stroke): boolean {
  return reversals(stroke) >= 3 && strokeLength(stroke) >= 2.2 * diagonalOf(strokeBounds(stroke));
}

/** What was written before an eraser passed over it does not count. */
function withoutErased(inOrder: readonly Stroke[]): Stroke[] {
  return inOrder.filter((stroke, at) => {
    const later = inOrder.slice(at + 1).filter((other) => other.tip === 'eraser');
    return stroke.tip !== 'eraser' && !later.some((eraser) => overlap(eraser, strokeBounds(stroke), 0.5));
  });
}
