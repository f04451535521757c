import { centreOf, isInside } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import { guessesOf, isDot, lineOf } from './guesses.js';

/** What neighbouring strokes could be together: the labels in question with their logarithmic weight. */
export interface Run {
  /** Place of its first stroke in the order from left to right, and of the one after its last. */
  from: number;
  to: number;
  strokes: readonly Stroke[];
  bounds: Rect;
  guesses: readonly { label: string; weight: number; probability: number }[];
}

/** No symbol of an answer has more strokes. */
const MOST_STROKES = 4;

/** Strokes from left to right by their middle. */
export function leftToRight(strokes: readonly Stroke[]): Stroke[] {
  const middle = (stroke: Stroke) => strokeBounds(stroke).xMm + strokeBounds(stroke).widthMm / 2;
  return strokes.toSorted((a, b) => middle(a) - middle(b));
}

/**
 * Every run of 1 to 4 strokes that stand beside each other, read as one symbol. `signs` are the labels that may occur
 * beside digits.
 */
export function runsOf(ordered: readonly Stroke[], signs: string): Run[] {
  const line = lineOf(ordered);
  const byTime = ordered.map((stroke, k) => ({ k, t0: stroke.t0 })).sort((a, b) => a.t0 - b.t0);
  const turn = new Map(byTime.map(({ k }, at) => [k, at]));
  const runs: Run[] = [];
  for (let from = 0; from < ordered.length; from++)
    for (let to = from + 1; to <= Math.min(ordered.length, from + MOST_STROKES); to++) {
      const strokes = ordered.slice(from, to).sort((a, b) => a.t0 - b.t0);
      const gap = widestGap(strokes) / line.tallest;
      if (gap > 0.6) break;
      if (holdsStrayDot(strokes, line.tallest) && !(signs.includes('%') && strokes.length === 3)) continue;
      const turns = Array.from({ length: to - from }, (_, k) => turn.get(from + k) ?? 0);
      const apart = Math.max(...turns) - Math.min(...turns) - (to - from - 1);
      const penalty = Math.max(0, gap - 0.08) * 10 + Math.min(2, apart * 0.4);
      runs.push({
        from,
        to,
        strokes,
        bounds: strokeBounds(...strokes),
        guesses: guessesOf(strokes, line, signs).map(({ label, probability }) => ({
          label,
          probability,
          weight: Math.log(probability) - penalty,
        })),
      });
    }
  return runs;
}

/** A point beside or at the foot of a digit would vanish in it; only a speck higher up is a part of it. */
function holdsStrayDot(strokes: readonly Stroke[], tallest: number): boolean {
  if (strokes.length === 1) return false;
  return strokes.some((stroke) => {
    const bounds = strokeBounds(stroke);
    const others = strokeBounds(...strokes.filter((other) => other !== stroke));
    const upper = { ...others, heightMm: others.heightMm * 0.7 };
    return isDot([stroke], bounds, tallest) && !isInside(centreOf(bounds), upper);
  });
}

/** The largest empty width in mm between strokes of one symbol. */
function widestGap(strokes: readonly Stroke[]): number {
  const spans = strokes.map((stroke) => strokeBounds(stroke)).sort((a, b) => a.xMm - b.xMm);
  let [reach, widest] = [Number.POSITIVE_INFINITY, 0];
  for (const span of spans) {
    if (span.xMm > reach) widest = Math.max(widest, span.xMm - reach);
    reach = Number.isFinite(reach) ? Math.max(reach, span.xMm + span.widthMm) : span.xMm + span.widthMm;
  }
  return widest;
}
