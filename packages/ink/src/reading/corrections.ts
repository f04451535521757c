import { recognise } from '../recogniser/recognise.js';
import { crossings, shareAlong, shareWithin } from '../strokes/crossings.js';
import { diagonalOf } from '../strokes/path.js';
import { type Stroke, strokeBounds, strokeLength } from '../strokes/stroke.js';
import type { ReadSymbol } from './hypotheses.js';

/** Strokes meet at their ends: so near to one, as a share of the line and in heights of the symbols, a cut is no crossing. */
const END = { share: 0.12, heights: 0.1 } as const;
/** A digit in several strokes is itself only where it is read as surely as this. */
const SURE = 0.9;
/** The foot of a root may run into what stands before it: so much of its line. */
const FOOT = 0.2;
/** Symbols whose own strokes cross in their middle, and how often. In all others a crossing is a correction. */
const crossed: Readonly<Record<string, number>> = {
  '4': 1,
  '5': 1,
  '7': 1,
  '+': 1,
  '×': 1,
  t: 1,
  y: 1,
  h: 1,
  k: 2,
  A: 2,
  B: 1,
  D: 1,
  E: 1,
  F: 1,
  π: 1,
};
/** In how many strokes digits are written at most; one more is a line over them. */
const mostStrokes: Readonly<Record<string, number>> = {
  '0': 1,
  '2': 1,
  '3': 1,
  '6': 1,
  '9': 2,
  '8': 2,
  '1': 3,
  '4': 2,
  '5': 2,
  '7': 2,
};
/** Symbols one of whose strokes lies in the hull of another. */
const nested = '47+×tkABDEFπ÷%√';
/** Running along another line: nearer than this share of the height of the symbols, over more than half of the way. */
const BESIDE = { near: 0.06, share: 0.6 } as const;
/** More of a stroke than this inside the hull of another stands over it. */
const OVER = 0.6;

/**
 * Whether some stroke runs over another as no symbol does: a deletion (a line, a slash, a scribble), a digit over another,
 * a line drawn twice. The strokes of one symbol meet at their ends and cross only in some of them; those of two symbols
 * never do. Strokes of no symbol (a rubber) are a sign too.
 */
export function isCorrected(strokes: readonly Stroke[], symbols: readonly ReadSymbol[]): boolean {
  if (strokes.some((stroke) => stroke.tip === 'eraser')) return true;
  const symbolOf = new Map(symbols.flatMap((symbol) => symbol.strokeIds.map((id) => [id, symbol] as const)));
  const size = Math.max(1, ...strokes.map((stroke) => strokeBounds(stroke).heightMm));
  const counts = new Map<ReadSymbol, number>();
  for (const [at, a] of strokes.entries())
    for (const b of strokes.slice(at + 1)) {
      const [own, other] = [symbolOf.get(a.id), symbolOf.get(b.id)];
      const together = own !== undefined && own === other ? own : undefined;
      const isRoot = own?.label === '√' || other?.label === '√';
      if (runsAlong(a, b, BESIDE.near * size)) return true;
      if (!isRoot && !(together && nested.includes(together.label)) && standsOver(a, b)) return true;
      const count = innerCrossings(a, b, size, { footA: own?.label === '√', footB: other?.label === '√' });
      if (count > 0 && !together) return true;
      if (together) counts.set(together, (counts.get(together) ?? 0) + count);
    }
  return symbols.some((symbol) => {
    const own = strokes.filter((stroke) => symbol.strokeIds.includes(stroke.id));
    return (counts.get(symbol) ?? 0) > (crossed[symbol.label] ?? 0) || isAltered(symbol, own, size);
  });
}

/** Whether a digit in several strokes may be another one that was changed: a stroke too many, or one that is a digit by itself. */
function isAltered({ label, probability }: ReadSymbol, strokes: readonly Stroke[], size: number): boolean {
  if (strokes.length < 2 || !/\d/.test(label)) return false;
  if (strokes.length > (mostStrokes[label] ?? strokes.length) || probability < SURE) return true;
  if (label === '1' ? isStruckOne(strokes) : hasSpeckAtFoot(strokes)) return true;
  if (label === '7' && isStruckSeven(strokes, size)) return true;
  if (label === '5' && isStruckFive(strokes, size)) return true;
  if (label === '4' && strokes.some(isClosed)) return true;
  return strokes.some((stroke) => {
    const alone = recognise([stroke]);
    return /[02-9]/.test(alone.label) && (alone.label !== label || '489'.includes(label)) && alone.confidence > SURE;
  });
}

function innerCrossings(a: Stroke, b: Stroke, size: number, { footA = false, footB = false } = {}): number {
  const least = (stroke: Stroke) => Math.min(END.share, (END.heights * size) / Math.max(1e-6, strokeLength(stroke)));
  const isInner = (along: number, stroke: Stroke, isFoot: boolean) =>
    Math.min(along, 1 - along) >= least(stroke) && !(isFoot && along < FOOT);
  return crossings(a, b).filter(({ alongA, alongB }) => isInner(alongA, a, footA) && isInner(alongB, b, footB)).length;
}

function runsAlong(a: Stroke, b: Stroke, nearMm: number): boolean {
  if (diagonalOf(strokeBounds(a)) < 3 * nearMm || diagonalOf(strokeBounds(b)) < 3 * nearMm) return false;
  return Math.max(shareAlong(a, b, nearMm), shareAlong(b, a, nearMm)) > BESIDE.share;
}

const standsOver = (a: Stroke, b: Stroke): boolean => Math.max(shareWithin(a, b), shareWithin(b, a)) > OVER;

/** What is short and stands at the foot of a digit is no part of it, but a point that was drawn too long. */
function hasSpeckAtFoot(strokes: readonly Stroke[]): boolean {
  const whole = strokeBounds(...strokes);
  return strokes.some((stroke) => {
    const { yMm, heightMm, widthMm } = strokeBounds(stroke);
    const isLow = yMm - whole.yMm > 0.55 * whole.heightMm;
    return isLow && Math.hypot(widthMm, heightMm) < 0.5 * whole.heightMm;
  });
}

/** A ring with a line through it looks like a 4, and is a 0 that was slashed or deleted. */
function isClosed(stroke: Stroke): boolean {
  const [first, last] = [stroke.points[0], stroke.points.at(-1)];
  const size = diagonalOf(strokeBounds(stroke));
  if (!first || !last || strokeLength(stroke) < 1.8 * size) return false;
  return Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.35 * size;
}

/** A 1 may have a short foot or a flag; whatever is longer, or runs through its middle, deletes it. */
function isStruckOne(strokes: readonly Stroke[]): boolean {
  const [long] = strokes.toSorted((a, b) => strokeBounds(b).heightMm - strokeBounds(a).heightMm);
  const [stem, ...more] = strokes.map((stroke) => strokeBounds(stroke)).sort((a, b) => b.heightMm - a.heightMm);
  const [footMm] = long?.points.reduce((low, point) => (point[1] > low[1] ? point : low)) ?? [0];
  return more.some((part) => {
    const depth = stem ? (part.yMm + part.heightMm / 2 - stem.yMm) / stem.heightMm : 0;
    // A foot stands under its stem; beside it stands a point that was drawn too long.
    const under = (footMm - part.xMm) / Math.max(0.1, part.widthMm);
    const isBeside = depth >= 0.8 && (under < 0.1 || under > 0.9 || part.heightMm > 0.6 * part.widthMm);
    return isBeside || diagonalOf(part) > 0.8 * (stem?.heightMm ?? 0) || (depth > 0.35 && depth < 0.8);
  });
}

/** The roof of a 5 may cross its back, at the top; a line through it lies lower. */
function isStruckFive([a, b]: readonly Stroke[], size: number): boolean {
  if (!a || !b || innerCrossings(a, b, size) === 0) return false;
  const [whole, flat] = [
    strokeBounds(a, b),
    strokeBounds(a).heightMm < strokeBounds(b).heightMm ? strokeBounds(a) : strokeBounds(b),
  ];
  const depth = (flat.yMm + flat.heightMm / 2 - whole.yMm) / whole.heightMm;
  return depth > 0.22 || flat.heightMm > 0.45 * flat.widthMm;
}

/** A bar through the stem of a 7 is short and level; a line as wide as the digit, or a slash, deletes it. */
function isStruckSeven(strokes: readonly Stroke[], size: number): boolean {
  const [large, bar, more] = strokes.toSorted((a, b) => strokeBounds(b).heightMm - strokeBounds(a).heightMm);
  if (!large || !bar || more) return more !== undefined;
  const [digit, line] = [strokeBounds(large), strokeBounds(bar)];
  const depth = (line.yMm + line.heightMm / 2 - digit.yMm) / digit.heightMm;
  // What does not cut the stem is its roof, or no part of it.
  if (innerCrossings(large, bar, size) === 0) return depth > 0.25;
  return line.widthMm > 0.9 * digit.widthMm || line.heightMm > 0.6 * line.widthMm || depth < 0.25 || depth > 0.8;
}
