import { UNKNOWN } from '../recogniser/recognise.js';
import type { Rect, Stroke } from '../strokes/stroke.js';
import { leftToRight, type Run, runsOf } from './runs.js';

/** One symbol of a reading with the strokes it is made of. */
export interface ReadSymbol {
  label: string;
  probability: number;
  strokeIds: readonly string[];
  bounds: Rect;
}
/** One way to cut a line of ink into symbols and to name them. `weight` is logarithmic and not normalised. */
export interface Hypothesis {
  text: string;
  weight: number;
  symbols: readonly ReadSymbol[];
}

/** What an unknown symbol looks like in a text. */
export const UNREAD = '?';
const BEAM = 24;
/**
 * Two digits in one cut are surely unknown, as every wrong cut is: without a price the reading "something" would always
 * be likely. The price grows with the strokes that it passes over.
 */
const UNREAD_PRICE = { first: 1, further: 2.5 } as const;

/**
 * The likeliest readings of one line, the best first: dynamic programming over the strokes from left to right, each
 * place keeping its 24 best beginnings (beam search). Beginnings that read alike count as one with their better cut.
 */
export function hypotheses(strokes: readonly Stroke[], signs: string): Hypothesis[] {
  const ordered = leftToRight(strokes);
  const best: Hypothesis[][] = Array.from({ length: ordered.length + 1 }, () => []);
  best[0] = [{ text: '', weight: 0, symbols: [] }];
  const runs = runsOf(ordered, signs);
  for (let from = 0; from < ordered.length; from++) {
    const beginnings = pruned(best[from] ?? []);
    for (const run of runs)
      if (run.from === from) for (const beginning of beginnings) best[run.to]?.push(...continued(beginning, run));
  }
  return pruned(best[ordered.length] ?? []);
}

function continued(beginning: Hypothesis, run: Run): Hypothesis[] {
  const before = beginning.symbols.at(-1);
  const crowded = before ? overlapShare(before.bounds, run.bounds) * 3 : 0;
  return run.guesses.map(({ label, weight, probability }) => ({
    text: beginning.text + (label === UNKNOWN ? UNREAD : label),
    weight:
      beginning.weight +
      weight -
      crowded -
      (label === UNKNOWN ? UNREAD_PRICE.first + UNREAD_PRICE.further * (run.strokes.length - 1) : 0),
    symbols: [
      ...beginning.symbols,
      { label, probability, strokeIds: run.strokes.map((stroke) => stroke.id), bounds: run.bounds },
    ],
  }));
}

function pruned(list: readonly Hypothesis[]): Hypothesis[] {
  const byText = new Map<string, Hypothesis>();
  for (const one of list)
    if (one.weight > (byText.get(one.text)?.weight ?? Number.NEGATIVE_INFINITY)) byText.set(one.text, one);
  return [...byText.values()].sort((a, b) => b.weight - a.weight).slice(0, BEAM);
}

/** How much of the narrower of two neighbours stands over or under the other, 0..1; letters of a number stand side by side. */
function overlapShare(a: Rect, b: Rect): number {
  const shared = Math.min(a.xMm + a.widthMm, b.xMm + b.widthMm) - Math.max(a.xMm, b.xMm);
  return Math.max(0, Math.min(1, shared / Math.max(0.3, Math.min(a.widthMm, b.widthMm))));
}
