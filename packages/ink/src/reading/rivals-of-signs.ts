import { shareBesideRival } from '../recogniser/rivals.js';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';
import { isDot, lineOf } from './guesses.js';
import type { ReadSymbol } from './hypotheses.js';
import { isRoundBracket } from './round-bracket.js';

/**
 * The share beside the likeliest rival from where on a sign counts as itself. Where one in a thousand symbols of other
 * classes reaches more, as scripts/measure-rivals.ts prints it for writers who are neither trained on nor held out, that
 * is asked or more, where a case of the generator passed; else one half.
 */
const least: Readonly<Record<string, number>> = {
  '0': 0.8,
  '1': 0.7, // less: what reaches more are the i, s and b of hurried hands, and no near miss of the generator
  '2': 0.975,
  '3': 0.7,
  '4': 0.93,
  '5': 0.9,
  '6': 0.96,
  '7': 0.55,
  '8': 0.69,
  '9': 0.9,
  '+': 0.85,
  '(': 0.74,
  '<': 0.55,
  a: 0.8,
  b: 0.988, // an h whose leg turns in is a b to nearly all: more is asked than one in a thousand
  c: 0.88,
  h: 0.93,
  k: 0.85,
  m: 0.67,
  n: 0.85,
  s: 0.62,
  y: 0.71,
  L: 0.54,
  A: 0.59,
  D: 0.69,
  F: 0.59,
};
const USUAL = 0.5;
/** A bracket is about as tall as what it holds, as a share of the tallest stroke; what is lower may be < or >, whose corner a hurried hand rounds. */
const BRACKET = 0.75;

/**
 * Whether every sign is itself among all that people write, judged without the expected answer: that says which reading is
 * looked at, never whether it is right. A point is told from its place, a root by what stands under it; a comma between digits
 * is longer than a point.
 */
export function isSignsThemselves(ink: readonly Stroke[], symbols: readonly ReadSymbol[]): boolean {
  const { tallest } = lineOf(ink);
  return symbols.every((symbol, at) => {
    const own = ink.filter(({ id }) => symbol.strokeIds.includes(id)).sort((a, b) => a.t0 - b.t0);
    if (symbol.label === '.' || symbol.label === '√') return true;
    if ('()'.includes(symbol.label) && (symbol.bounds.heightMm < BRACKET * tallest || !isRoundBracket(own)))
      return false;
    if (symbol.label === ',') return !isBetweenDigits(symbols, at) || !isDot(own, strokeBounds(...own), tallest);
    const name = nameOf(symbol);
    return (shareBesideRival(name, own) ?? 0) >= (least[name] ?? USUAL);
  });
}

/** Only between digits could it be the point of a number: nobody writes 3.-4. */
const isBetweenDigits = (symbols: readonly ReadSymbol[], at: number): boolean =>
  [symbols[at - 1], symbols[at + 1]].every((beside) => /^\d$/.test(beside?.label ?? ''));

/** An exponent looks like its digit, the bar of a fraction like a minus. */
function nameOf({ label, bounds }: ReadSymbol): string {
  if (label === '/' && bounds.widthMm > bounds.heightMm) return '-';
  return label.replace('^', '') || label;
}
