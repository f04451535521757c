import { centreOf, diagonalOf, evenPath, grown, shareInside } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds, strokeLength } from '../strokes/stroke.js';
import { coverage, cross, outlinePlaces, overlap, reversals, straightness, turning } from './shape.js';

/** What ink does to a box. `trace` is too little to mean anything; `writing` is ink that is none of the known marks. */
export type MarkKind =
  | 'none'
  | 'tick'
  | 'cross'
  | 'fill'
  | 'circle'
  | 'line'
  | 'writing'
  | 'trace'
  | 'scribble'
  | 'cancelled';

/** `confidence` 0..1 that the student meant what `kind` says. */
export interface Mark {
  kind: MarkKind;
  confidence: number;
}

/** How sure each form is when it lies well in its box; a lone line may be an underline, writing may be anything. */
const sure: Record<MarkKind, number> = {
  none: 1,
  tick: 0.97,
  cross: 0.96,
  fill: 0.98,
  circle: 0.96,
  line: 0.88,
  writing: 0.6,
  trace: 0.5,
  scribble: 0.6,
  cancelled: 0.93,
};

/** Names the mark that the strokes make in or around a box. Strokes of an eraser take away what they pass over. */
export function readMark(box: Rect, strokes: readonly Stroke[]): Mark {
  const inOrder = [...strokes].sort((a, b) => a.t0 - b.t0);
  const ink = withoutErased(inOrder);
  if (ink.length === 0) return { kind: 'none', confidence: inOrder.length > 0 ? 0.8 : 1 };
  const erased = ink.length + inOrder.filter((stroke) => stroke.tip === 'eraser').length < inOrder.length;
  const mark = simpleMark(box, ink) ?? cancelledMark(box, ink) ?? { kind: 'writing', confidence: sure.writing };
  return { kind: mark.kind, confidence: Math.min(mark.confidence, erased ? 0.8 : 1) * nearness(box, ink) };
}

/** One mark and nothing else, or undefined. */
function simpleMark(box: Rect, ink: readonly Stroke[]): Mark | undefined {
  const side = Math.min(box.widthMm, box.heightMm);
  const length = ink.reduce((sum, stroke) => sum + strokeLength(stroke), 0);
  if (length < 0.35 * side) return { kind: 'trace', confidence: sure.trace };
  const [first, second] = ink;
  if (!first) return undefined;
  if (second && ink.length === 2 && isStraight(first) && isStraight(second) && cross(first, second))
    return { kind: 'cross', confidence: sure.cross };
  if (isFill(box, ink)) return { kind: 'fill', confidence: sure.fill };
  if (second) return undefined;
  if (isCircle(box, first)) return { kind: 'circle', confidence: sure.circle };
  if (isTick(first)) return { kind: 'tick', confidence: sure.tick };
  if (isStraight(first)) return { kind: 'line', confidence: sure.line };
  if (isScribble(first)) return { kind: 'scribble', confidence: sure.scribble };
  return undefined;
}

/** A mark that later strokes deleted: a scribble over it, or lines through it that reach out of the box. */
function cancelledMark(box: Rect, ink: readonly Stroke[]): Mark | undefined {
  for (let count = ink.length - 1; count >= 1; count--) {
    const before = simpleMark(box, ink.slice(0, count));
    if (!before || before.kind === 'trace' || before.kind === 'scribble') continue;
    const after = ink.slice(count);
    const over = after.every((stroke) => overlap(stroke, strokeBounds(...ink.slice(0, count)), 0.5));
    if (!over) continue;
    if (after.some(isScribble)) return { kind: 'cancelled', confidence: sure.cancelled };
    if (after.every((stroke) => isStraight(stroke) && strokeLength(stroke) > 0.9 * diagonalOf(box)))
      return { kind: 'cancelled', confidence: after.length > 1 || before.kind === 'fill' ? 0.85 : 0.65 };
  }
  return undefined;
}

/** Dense, and kept to its box: what reaches far out is a deletion. */
function isFill(box: Rect, ink: readonly Stroke[]): boolean {
  const bounds = strokeBounds(...ink);
  const kept = bounds.widthMm <= 1.45 * box.widthMm && bounds.heightMm <= 1.45 * box.heightMm;
  return kept && coverage(ink, box) >= 0.55;
}

function isCircle(box: Rect, stroke: Stroke): boolean {
  const bounds = strokeBounds(stroke);
  const [first, last] = [stroke.points[0], stroke.points.at(-1)];
  if (!first || !last || reversals(stroke) > 2) return false;
  const gap = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const round = turning(stroke) >= 1.5 * Math.PI && turning(stroke) < 4.5 * Math.PI && gap <= 0.45 * diagonalOf(bounds);
  const large = Math.min(bounds.widthMm, bounds.heightMm) >= 0.5 * Math.min(box.widthMm, box.heightMm);
  return round && large;
}

/** Down a little, then up and to the right by more; the lowest place is neither the first nor the last. */
function isTick(stroke: Stroke): boolean {
  const places = outlinePlaces(stroke);
  const low = places.reduce((best, place, k) => (place[1] > (places[best]?.[1] ?? -Infinity) ? k : best), 0);
  const [start, vertex, end] = [places[0], places[low], places.at(-1)];
  if (!start || !vertex || !end || low < 2 || low > 0.65 * places.length || reversals(stroke) > 2) return false;
  const [down, up] = [vertex[1] - start[1], vertex[1] - end[1]];
  const [left, right] = [Math.hypot(vertex[0] - start[0], down), Math.hypot(end[0] - vertex[0], up)];
  const armsStraight = left + right > 0.85 * strokeLength(stroke);
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

/** 1 for ink in or around the box, falling to 0.6 where it only touches it from beside. */
function nearness(box: Rect, ink: readonly Stroke[]): number {
  const bounds = strokeBounds(...ink);
  const [centre, at] = [centreOf(box), centreOf(bounds)];
  const share = shareInside(
    ink.flatMap((stroke) => evenPath(stroke)),
    grown(box, 0.5),
  );
  const off = Math.hypot(at[0] - centre[0], at[1] - centre[1]) / diagonalOf(box);
  return share > 0.25 || off < 0.5 ? 1 : Math.max(0.6, 1 - off / 2);
}
