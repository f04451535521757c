import { recognise, UNKNOWN } from '../recogniser/recognise.js';
import { centreOf, diagonalOf, isInside } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';

/** What neighbouring strokes could be together: the labels in question with their logarithmic weight. */
export interface Run {
  /** Place of its first stroke in the order from left to right, and of the one after its last. */
  from: number;
  to: number;
  strokes: readonly Stroke[];
  bounds: Rect;
  guesses: readonly { label: string; weight: number; probability: number }[];
}

/** No symbol of a number has more strokes. */
const MOST_STROKES = 4;
const KEPT = 1e-4;

/** Strokes from left to right by their middle. */
export function leftToRight(strokes: readonly Stroke[]): Stroke[] {
  const middle = (stroke: Stroke) => strokeBounds(stroke).xMm + strokeBounds(stroke).widthMm / 2;
  return strokes.toSorted((a, b) => middle(a) - middle(b));
}

/**
 * Every run of 1 to 4 strokes that stand beside each other, read as one symbol. `signs` are the labels a number may hold
 * beside digits. What the recogniser takes for another sign counts as unknown, but a slash is a leaning 1.
 */
export function runsOf(ordered: readonly Stroke[], signs: string): Run[] {
  const line = strokeBounds(...ordered);
  const tallest = Math.max(1, ...ordered.map((stroke) => strokeBounds(stroke).heightMm));
  const byTime = ordered.map((stroke, k) => ({ k, t0: stroke.t0 })).sort((a, b) => a.t0 - b.t0);
  const turn = new Map(byTime.map(({ k }, at) => [k, at]));
  const runs: Run[] = [];
  for (let from = 0; from < ordered.length; from++)
    for (let to = from + 1; to <= Math.min(ordered.length, from + MOST_STROKES); to++) {
      const strokes = ordered.slice(from, to).sort((a, b) => a.t0 - b.t0);
      const gap = widestGap(strokes) / tallest;
      if (gap > 0.6) break;
      if (holdsStrayDot(strokes, tallest)) continue;
      const bounds = strokeBounds(...strokes);
      const turns = Array.from({ length: to - from }, (_, k) => turn.get(from + k) ?? 0);
      const apart = Math.max(...turns) - Math.min(...turns) - (to - from - 1);
      const penalty = Math.max(0, gap - 0.08) * 10 + Math.min(2, apart * 0.4);
      const guesses = isDot(strokes, bounds, tallest)
        ? dotGuesses(bounds, line, signs)
        : symbolGuesses(strokes, bounds, tallest, signs);
      runs.push({
        from,
        to,
        strokes,
        bounds,
        guesses: guesses.map(({ label, probability }) => ({
          label,
          probability,
          weight: Math.log(probability) - penalty,
        })),
      });
    }
  return runs;
}

interface Guess {
  label: string;
  probability: number;
}

function symbolGuesses(strokes: readonly Stroke[], bounds: Rect, tallest: number, signs: string): Guess[] {
  const sums = new Map<string, number>();
  for (const { label, probability } of recognise(strokes).ranked) {
    const meant = /\d/.test(label) || signs.includes(label) ? label : label === '/' ? '1' : UNKNOWN;
    sums.set(meant, (sums.get(meant) ?? 0) + probability);
  }
  const small = bounds.heightMm < 0.38 * tallest;
  return [...sums]
    .map(([label, probability]) => ({
      label,
      probability: small && /\d/.test(label) ? probability * 0.05 : probability,
    }))
    .filter(({ probability }) => probability > KEPT);
}

/** Ink so small that only its place tells what it is; the short foot of a 1 is flat and no point. */
function isDot(strokes: readonly Stroke[], bounds: Rect, tallest: number): boolean {
  const flat = bounds.widthMm > 2.5 * bounds.heightMm && diagonalOf(bounds) > 0.13 * tallest;
  return strokes.length === 1 && !flat && diagonalOf(bounds) < 0.24 * tallest;
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

/** A decimal point stands at the foot of the line; elsewhere it is where a pen rested. */
function dotGuesses(bounds: Rect, line: Rect, signs: string): Guess[] {
  const depth = (bounds.yMm + bounds.heightMm / 2 - line.yMm) / Math.max(1e-9, line.heightMm);
  const point = !signs.includes('.') ? 0.001 : depth > 0.7 ? 0.97 : depth > 0.55 ? 0.6 : 0.05;
  return [
    { label: '.', probability: point },
    { label: UNKNOWN, probability: 1 - point },
  ];
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
