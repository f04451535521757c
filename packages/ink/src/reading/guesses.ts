import { recognise, UNKNOWN } from '../recogniser/recognise.js';
import { diagonalOf } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';

/** One label that some strokes may be, with its probability 0..1. */
export interface Guess {
  label: string;
  probability: number;
}

/** The line that symbols stand on: its bounds, its tallest stroke, and where tall strokes end below. */
export interface Line {
  bounds: Rect;
  tallest: number;
  baseMm: number;
}

const KEPT = 1e-4;
/** A letter where none is asked for is rarely meant: what looks like one is mostly a sign of a strange hand. */
const UNASKED_LETTER = 0.3;
/** What a label is taken for where it is not asked for itself: a leaning 1, a 9 with a hook, a round 5. */
const lookAlike: Readonly<Record<string, string>> = { '/': '1', g: '9', s: '5', b: '6' };
/** Symbols that hardly anybody writes in more strokes than one; more of them are rather two symbols. */
const inOneStroke = '0236c()<>agmns^°';
const RARE = 0.1;
/** In heights of the line: from where on a symbol surely stands above it, and up to where surely on it. */
const RAISED = { surely: 0.38, hardly: 0.2 } as const;

/** In heights of the line: a minus stands higher than this. */
const LOW = 0.28;
/** Where strokes may be cut otherwise, a lone dash at the foot is the unlikeliest: it is mostly the foot of a 1. */
const LOW_DASH = 0.05;

export function lineOf(strokes: readonly Stroke[]): Line {
  const bounds = strokeBounds(...strokes);
  const each = strokes.map((stroke) => strokeBounds(stroke));
  const tallest = Math.max(1, ...each.map((one) => one.heightMm));
  const bottoms = each
    .filter((one) => one.heightMm > 0.5 * tallest)
    .map((one) => one.yMm + one.heightMm)
    .sort((a, b) => a - b);
  return { bounds, tallest, baseMm: bottoms[Math.floor(bottoms.length / 2)] ?? bounds.yMm + bounds.heightMm };
}

/** What strokes may be together, at their place in the line. `signs` are the labels that may occur beside digits. */
export function guessesOf(strokes: readonly Stroke[], line: Line, signs: string): Guess[] {
  const bounds = strokeBounds(...strokes);
  if (isDot(strokes, bounds, line.tallest)) return dotGuesses(bounds, line.bounds, signs);
  if (signs.includes(',') && isComma(strokes, bounds, line)) return [{ label: ',', probability: 1 }];
  return symbolGuesses(strokes, bounds, line, signs);
}

function symbolGuesses(strokes: readonly Stroke[], bounds: Rect, line: Line, signs: string): Guess[] {
  const sums = new Map<string, number>();
  const add = (label: string, probability: number) => sums.set(label, (sums.get(label) ?? 0) + probability);
  const raised = raisedShare(bounds, line, signs);
  const small = bounds.heightMm < 0.38 * line.tallest;
  for (const { label, probability } of recognise(strokes).ranked) {
    const meant = meaningOf(label, signs);
    const usual = strokes.length > 1 && inOneStroke.includes(label) ? probability * RARE : probability;
    if (meant === undefined) add(UNKNOWN, probability * (/[a-zA-Z]/.test(label) ? UNASKED_LETTER : 1));
    else if (meant === '-' && isLow(bounds, line)) add(UNKNOWN, probability * LOW_DASH);
    else if (!/\d/.test(meant)) add(meant, usual);
    else {
      add(raisedLabel(meant, bounds, line, signs), usual * raised);
      add(meant, usual * (1 - raised) * (small ? 0.05 : 1));
    }
  }
  return [...sums]
    .map(([label, probability]) => ({ label, probability }))
    .filter(({ probability }) => probability > KEPT);
}

/** What a label means where these signs may occur; undefined where nothing. */
function meaningOf(label: string, signs: string): string | undefined {
  return /\d/.test(label) || signs.includes(label) ? label : lookAlike[label];
}

/** A dash at the foot of the line is a point that was drawn too long, and no minus. */
const isLow = ({ yMm, heightMm }: Rect, { baseMm, tallest }: Line): boolean =>
  // Alone, as before a fraction, it has no line to stand on.
  tallest > 2 * heightMm + 1 && baseMm - (yMm + heightMm / 2) < LOW * tallest;

/** Share 0..1 of a symbol being meant above the line, where the answer may hold such a one. */
function raisedShare(bounds: Rect, line: Line, signs: string): number {
  if (!/[\^°]/.test(signs) || bounds.heightMm > 0.8 * line.tallest) return 0;
  const above = (line.baseMm - (bounds.yMm + bounds.heightMm)) / line.tallest;
  return above > RAISED.surely ? 1 : above < RAISED.hardly ? 0 : 0.5;
}

/** A small ring above the line is a degree, any other digit there an exponent. */
function raisedLabel(digit: string, bounds: Rect, line: Line, signs: string): string {
  if (digit === '0' && signs.includes('°') && bounds.heightMm < 0.6 * line.tallest) return '°';
  return signs.includes('^') ? `^${digit}` : UNKNOWN;
}

/** Ink so small that only its place tells what it is; the short foot of a 1 is flat and no point. */
export function isDot(strokes: readonly Stroke[], bounds: Rect, tallest: number): boolean {
  const flat = bounds.widthMm > 2.5 * bounds.heightMm && diagonalOf(bounds) > 0.13 * tallest;
  return strokes.length === 1 && !flat && diagonalOf(bounds) < 0.24 * tallest;
}

/** A short stroke that hangs at the foot of the line. */
function isComma(strokes: readonly Stroke[], bounds: Rect, line: Line): boolean {
  const low = (bounds.yMm - line.bounds.yMm) / Math.max(1e-9, line.bounds.heightMm) > 0.55;
  return strokes.length === 1 && low && bounds.heightMm < 0.45 * line.tallest && bounds.widthMm < 0.8 * bounds.heightMm;
}

/** A decimal point stands at the foot of the line; elsewhere it is where a pen rested. */
function dotGuesses(bounds: Rect, line: Rect, signs: string): Guess[] {
  const depth = (bounds.yMm + bounds.heightMm / 2 - line.yMm) / Math.max(1e-9, line.heightMm);
  const point = depth > 0.7 ? 0.97 : depth > 0.55 ? 0.6 : 0.05;
  const named =
    signs.includes('.') && signs.includes(',')
      ? ['.', ',']
      : signs.includes('.')
        ? ['.']
        : signs.includes(',')
          ? [',']
          : [];
  return [
    ...named.map((label) => ({ label, probability: point })),
    { label: UNKNOWN, probability: named.length === 0 ? 0.999 : 1 - point },
  ];
}
