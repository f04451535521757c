import { type Random, seeded } from '../handwriting/random.js';
import { strokeBounds } from '../strokes/stroke.js';
import { blankOf, type HardCase } from './case.js';
import { Pen } from './pen.js';
import { writeForm } from './write-form.js';
import { inkOf, type Writer } from './writer.js';

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = (random: Random, of: string): string => of[below(random, of.length)] ?? '';
const digit = (random: Random): string => String(1 + below(random, 9));

/** Answers of maths classes as keys have them, and as they are written by hand: without a room before the unit. */
const answers: readonly ((random: Random) => string)[] = [
  (random) => `${digit(random)}${pick(random, 'xyab')}${pick(random, '+-')}${digit(random)}`,
  (random) => `${pick(random, 'xyab')}${pick(random, '=<>')}${random() < 0.3 ? '-' : ''}${below(random, 20)}`,
  (random) => `${digit(random)}a${pick(random, '+-')}${random() < 0.5 ? digit(random) : ''}b`,
  (random) => `${pick(random, 'xy')}${pick(random, '+-=')}${pick(random, 'ab')}`,
  (random) => `x${pick(random, '+-=')}y`,
  (random) => `${random() < 0.5 ? digit(random) : ''}${pick(random, 'xyab')}^${2 + below(random, 2)}`,
  (random) => `(${random() < 0.4 ? '-' : ''}${digit(random)},${random() < 0.5 ? '-' : ''}${digit(random)})`,
  (random) => `${1 + below(random, 60)}${['cm', 'm', 'kg', 'g', 's', 'km'][below(random, 6)]}`,
  (random) => `${1 + below(random, 99)}%`,
  (random) => `(x${pick(random, '+-')}${digit(random)})(x${pick(random, '+-')}${digit(random)})`,
  (random) => pick(random, 'ab') + pick(random, 'abxy'),
  (random) => `${random() < 0.3 ? '-' : ''}${1 + below(random, 99)}`,
];

/** What stands where a sign should, in the hands of children and in the eyes of machines. */
const rivals: Readonly<Record<string, string>> = {
  '0': '698a',
  '1': '7)2',
  '2': 'z37a',
  '3': '852',
  '4': 'y9+A',
  '5': 's368',
  '6': 'b058',
  '7': '129>',
  '8': '36B0',
  '9': 'qg47',
  x: 'ykvn+r',
  y: '4xvgj7',
  a: 'd9uqe0',
  b: '6hd0k',
  c: 'eo(<r',
  m: 'nwuh',
  n: 'hmru',
  k: 'hxbt',
  g: '9qyj',
  s: '5r8',
  '+': 't-x4',
  '-': '+=1~',
  '=': '-+2z',
  '<': '>c(k',
  '>': '<7)2',
  '(': '1c<C',
  ')': '17>2',
  '%': '8/7',
  ',': '.1',
};
const inserted = '0123456789-+=xyab';

/** Only answers in round brackets have such a near miss. */
const SQUARE = 'near miss: square brackets';

/** A key and what was written instead; undefined where the answer has no place for it. */
type Act = (right: readonly string[], random: Random) => readonly string[] | undefined;

const replaced = (of: readonly string[], at: number, by: readonly string[], count = 1): string[] => [
  ...of.slice(0, at),
  ...by,
  ...of.slice(at + count),
];

const acts: Readonly<Record<string, Act>> = {
  'algebra: clean': (right) => right,
  'near miss: another sign': (right, random) => {
    const at = below(random, right.length);
    const isRaised = right[at - 1] === '^';
    const usual = rivals[right[at] ?? ''] ?? '';
    // A number holds no letters: whoever sees a z in it reads a 2.
    const ofNumber = right.every((sign) => /[-\d]/.test(sign)) ? usual.replace(/[a-zA-Z~]/g, '') : usual;
    // Before anything but a digit a speck is a comma, however short: nobody writes 4.-9.
    const ofPlace = /\d/.test(right[at + 1] ?? '') ? ofNumber : ofNumber.replace('.', '');
    const other = pick(random, isRaised ? '1234567890' : ofPlace);
    return other === '' ? undefined : replaced(right, at, [other]);
  },
  'near miss: a sign too many': (right, random) => {
    const at = below(random, right.length + 1);
    return right[at - 1] === '^' ? undefined : replaced(right, at, [pick(random, inserted)], 0);
  },
  'near miss: a sign left out': (right, random) =>
    right.length < 2 ? undefined : replaced(right, below(random, right.length), []),
  'near miss: signs swapped': (right, random) => {
    const at = below(random, right.length - 1);
    const [a, b] = [right[at], right[at + 1]];
    return a && b && !`${a}${b}`.includes('^') ? replaced(right, at, [b, a], 2) : undefined;
  },
  [SQUARE]: (right) => (right.includes('(') ? right.map((sign) => ({ '(': '[', ')': ']' })[sign] ?? sign) : undefined),
  'near miss: a minus before a number': (right, random) => {
    const places = right.flatMap((sign, at) =>
      /[\dxyab]/.test(sign) && !/[\d^]/.test(right[at - 1] ?? '') ? [at] : [],
    );
    const at = places[below(random, places.length)];
    return at === undefined ? undefined : replaced(right, at, ['-'], 0);
  },
};

export const nearMissKinds: readonly string[] = Object.keys(acts);

/**
 * An answer that was asked for, or another that differs by one sign, written with one writer's own signs and without any
 * correction. The same seed gives the same ink. Undefined where the writer lacks a sign or nothing was changed.
 */
export function nearMiss(kind: string, seed: number, of: readonly Writer[]): HardCase | undefined {
  const random = seeded(seed);
  const writer = of[below(random, of.length)];
  const act = acts[kind];
  if (!act) throw new RangeError(`no such kind of case: ${kind}`);
  const fit = kind === SQUARE ? answers.filter((make) => make(seeded(seed)).startsWith('(')) : answers;
  const key = fit[below(random, fit.length)]?.(random);
  if (!writer || !key) return undefined;
  const text = act([...key], random)?.join('');
  if (!text || /\^(?!\d)/.test(text) || (text === key) !== (kind === 'algebra: clean')) return undefined;
  const areas = blankOf(30 + random() * 20);
  const [, blank] = areas;
  if (!blank) return undefined;
  const place = { xMm: blank.xMm + 1.5, yMm: blank.yMm + 6.5, heightMm: 4 + random() * 1.2 };
  const strokes = writeForm(new Pen(random), text, (label) => inkOf(writer, random, label), place);
  if (!strokes || strokeBounds(...strokes).widthMm > blank.widthMm) return undefined;
  return {
    kind,
    type: 4,
    areas,
    strokes,
    meant: [text],
    keys: [{ kind: 'blanks', blanks: [{ accepted: [key] }] }],
  };
}
