import type { Stroke } from '../strokes/stroke.js';
import { strokeBounds } from '../strokes/stroke.js';
import { type FractionInk, fractionOf } from './fraction-bar.js';
import { type Hypothesis, hypotheses, UNREAD } from './hypotheses.js';
import { type RootInk, rootOf } from './root-sign.js';

/** How a line may be built beside symbols in a row. */
export interface LineForm {
  /** Labels that may occur beside digits. */
  signs: string;
  fractions: 'read' | 'ignore';
}

/** Of each part so many readings are combined with those of the others. */
const KEPT = 6;
/** What has ink under its bar and looks like a root is hardly anything else. */
const NO_ROOT = 0.3;
const NOTHING: Hypothesis = { text: '', weight: 0, symbols: [] };

/**
 * The readings of a line, structures first: a root holds what stands under its bar, a fraction what stands over and under
 * it, and both stand in a row with the rest. In text a root is `√{3}`, a fraction `3/4`, or `{x+1}/2` where it is needed.
 */
export function readLine(strokes: readonly Stroke[], form: LineForm): Hypothesis[] {
  if (strokes.length === 0) return [NOTHING];
  const root = form.signs.includes('√') ? rootOf(strokes) : undefined;
  if (root) return rootHypotheses(root, form);
  const fraction = form.fractions === 'read' ? fractionOf(strokes) : undefined;
  return fraction ? fractionHypotheses(fraction, form) : hypotheses(strokes, form.signs).map(withShortRoot);
}

/** Under a bar that is too short there stands one digit all the same. */
const withShortRoot = (one: Hypothesis): Hypothesis => ({ ...one, text: one.text.replace(/√(\d)(?!\d)/g, '√{$1}') });

function rootHypotheses({ sign, probability, before, under, after }: RootInk, form: LineForm): Hypothesis[] {
  const own: Hypothesis = {
    text: '√',
    weight: Math.log(probability),
    symbols: [{ label: '√', probability, strokeIds: sign.map((stroke) => stroke.id), bounds: strokeBounds(...sign) }],
  };
  const not: Hypothesis = { ...own, text: UNREAD, weight: Math.log(Math.max(1e-6, (1 - probability) * NO_ROOT)) };
  return inRow(
    best(readLine(before, form)),
    [own, not],
    best(readLine(under, form)).map((one) => ({ ...one, text: `{${one.text}}` })),
    best(readLine(after, form)),
  );
}

function fractionHypotheses({ bar, over, under, beside }: FractionInk, form: LineForm): Hypothesis[] {
  const middle = strokeBounds(bar).xMm + strokeBounds(bar).widthMm / 2;
  const isBefore = (stroke: Stroke) => strokeBounds(stroke).xMm + strokeBounds(stroke).widthMm / 2 < middle;
  const part = (strokes: readonly Stroke[]) =>
    best(readLine(strokes, { ...form, fractions: 'ignore' })).map((one) => ({ ...one, text: grouped(one.text) }));
  const line: Hypothesis = {
    text: '/',
    weight: 0,
    symbols: [{ label: '/', probability: 1, strokeIds: [bar.id], bounds: strokeBounds(bar) }],
  };
  return inRow(
    best(readLine(beside.filter(isBefore), { ...form, fractions: 'ignore' })),
    part(over),
    [line],
    part(under),
    best(
      readLine(
        beside.filter((stroke) => !isBefore(stroke)),
        { ...form, fractions: 'ignore' },
      ),
    ),
  );
}

/** Braces where a part of a fraction is a sum: (x+1)/2 is not x+1/2. */
export const grouped = (text: string): string => (/[+\-<>=]/.test(text.slice(1)) ? `{${text}}` : text);

const best = (list: readonly Hypothesis[]): Hypothesis[] => list.slice(0, KEPT);

/** Every combination of the readings of parts that stand in a row. */
function inRow(...parts: readonly (readonly Hypothesis[])[]): Hypothesis[] {
  return parts.reduce<Hypothesis[]>(
    (rows, part) =>
      rows.flatMap((row) =>
        part.map((one) => ({
          text: row.text + one.text,
          weight: row.weight + one.weight,
          symbols: [...row.symbols, ...one.symbols],
        })),
      ),
    [NOTHING],
  );
}
