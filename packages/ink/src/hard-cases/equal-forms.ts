import { type Random, seeded } from '../handwriting/random.js';
import type { SymbolInk } from '../recogniser/features.js';
import type { Stroke } from '../strokes/stroke.js';
import { endOf } from './answer-scene.js';
import { blankOf, type HardCase } from './case.js';
import { Pen } from './pen.js';
import { writeForm } from './write-form.js';
import { inkOf, type Writer } from './writer.js';

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** Keys, and what children write for them: the same value. */
const fractions: readonly (readonly [key: string, ...written: string[]])[] = [
  ['0.5', '1/2', '2/4', '3/6'],
  ['0.25', '1/4', '2/8'],
  ['0.75', '3/4', '6/8'],
  ['2.5', '5/2', '10/4'],
  ['0.6', '3/5', '6/10'],
  ['0.125', '1/8'],
  ['-0.5', '-1/2'],
  ['6.5', '13/2'],
  ['4', '8/2', '12/3'],
  ['\\frac{1}{3}', '2/6', '3/9'],
];
const percents: readonly (readonly [key: string, ...written: string[]])[] = [
  ['0.5', '50%'],
  ['0.05', '5%'],
  ['0.25', '25%'],
  ['0.125', '12.5%'],
  ['1.2', '120%'],
  ['\\frac{1}{4}', '25%'],
];

/** A straight stroke from 45° to 80°, as high as the digits or a little higher. */
function slash(random: Random): SymbolInk {
  const slope = Math.tan((Math.PI / 180) * (45 + random() * 35));
  return [Array.from({ length: 12 }, (_, k) => [k / 11 / slope, 1 - k / 11] as const)];
}

/** `writeForm` sets a fraction over its bar: its parts are written one by one. */
function slanted(pen: Pen, text: string, writer: Writer, place: { xMm: number; yMm: number; heightMm: number }) {
  const { random } = pen;
  const strokes: Stroke[] = [];
  let { xMm } = place;
  for (const part of text.split(/(\/)/)) {
    const ink = (label: string) => (label === '/' ? slash(random) : inkOf(writer, random, label));
    const grow = part === '/' ? 1 + random() * 0.4 : 1;
    const written = writeForm(pen, part, ink, { ...place, xMm, heightMm: place.heightMm * grow });
    if (!written) return undefined;
    strokes.push(...written);
    xMm = endOf(written) + 0.6 + random() * 0.4;
  }
  return strokes;
}

const kinds: Readonly<Record<string, typeof fractions>> = {
  'equal form: a fraction with a slanted stroke': fractions,
  'equal form: per cent': percents,
};
export const equalFormKinds: readonly string[] = Object.keys(kinds);

/** The right value in a form that is not the key's: whether it counts, a person says. */
export function equalForm(kind: string, seed: number, of: readonly Writer[]): HardCase | undefined {
  const random = seeded(seed);
  const writer = of[below(random, of.length)];
  const [key, ...forms] = kinds[kind]?.[below(random, kinds[kind].length)] ?? [];
  const text = forms[below(random, forms.length)];
  const areas = blankOf(30 + random() * 20);
  const [, blank] = areas;
  if (!writer || !key || !text || !blank) return undefined;
  const place = { xMm: blank.xMm + 2, yMm: blank.yMm + 6.5, heightMm: 3.6 + random() };
  const strokes = slanted(new Pen(random), text, writer, place);
  if (!strokes) return undefined;
  return {
    kind,
    type: 4,
    areas,
    strokes,
    meant: [key, text],
    keys: [{ kind: 'blanks', blanks: [{ accepted: [key] }] }],
  };
}
