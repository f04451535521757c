import type { Random } from '../src/handwriting/random.js';
import { type Device, devices } from './data.js';

/** Expected answers by kind, as a key has them, with the form of the reader and another form that is wrong for it. */
export const answerKinds: readonly {
  name: string;
  devices: readonly Device[];
  make: (random: Random) => [key: string, form: string, other: string];
}[] = [
  {
    name: 'whole number',
    devices,
    make: (random) => number(random, String(below(random, 10 ** (1 + below(random, 4))))),
  },
  { name: 'negative', devices: ['numberpad', 'unipen'], make: (random) => number(random, `-${1 + below(random, 99)}`) },
  { name: 'decimal', devices: ['unipen'], make: (random) => number(random, (random() * 20).toFixed(1)) },
  {
    name: 'fraction, -3/2',
    devices: ['numberpad', 'unipen'],
    make: (random) => {
      const [sign, over, under] = [random() < 0.5 ? '-' : '', 1 + below(random, 9), 2 + below(random, 8)];
      return [
        `${sign}\\frac{${over}}{${under}}`,
        `${sign}${over}/${under}`,
        `${sign}${over}/${under === 9 ? 2 : under + 1}`,
      ];
    },
  },
  {
    name: '3x-2',
    devices: ['unipen'],
    make: (random) => {
      const [a, letter, sign, b] = [
        2 + below(random, 8),
        pick(random, 'xyab'),
        pick(random, '+-'),
        1 + below(random, 9),
      ];
      const form = (l: string, s: string, c: number) => `${a}${l === 'x' ? '×' : l}${s}${c}`;
      const other =
        random() < 0.4
          ? form(letter, sign === '+' ? '-' : '+', b)
          : random() < 0.5
            ? form(letter === 'y' ? 'x' : 'y', sign, b)
            : form(letter, sign, (b % 9) + 1);
      return [`$${a}${letter}${sign}${b}$`, form(letter, sign, b), other];
    },
  },
  {
    name: 'x>2',
    devices: ['unipen'],
    make: (random) => {
      const [letter, sign, b] = [
        pick(random, 'xyab'),
        pick(random, '<>'),
        `${random() < 0.4 ? '-' : ''}${below(random, 20)}`,
      ];
      const l = letter === 'x' ? '×' : letter;
      return [
        `$${letter}${sign}${b}$`,
        `${l}${sign}${b}`,
        random() < 0.5 ? `${l}${sign === '<' ? '>' : '<'}${b}` : `${l}${sign}${Number(b) + 1}`,
      ];
    },
  },
  {
    name: 'x=5',
    devices: ['unipen'],
    make: (random) => {
      const b = below(random, 30);
      return [`x=${b}`, `×=${b}`, random() < 0.5 ? `×=-${b}` : `×=${b + 1}`];
    },
  },
  {
    name: '2√3',
    devices: ['unipen'],
    make: (random) => {
      const [a, b] = [random() < 0.3 ? '' : String(2 + below(random, 8)), pick(random, '23567')];
      return [
        `$${a}\\sqrt{${b}}$`,
        `${a}√{${b}}`,
        random() < 0.5 ? `${a}√{${(Number(b) % 9) + 1}}` : `${a === '9' ? 2 : Number(a) + 1}√{${b}}`,
      ];
    },
  },
  {
    name: '30°, ∠A=30°',
    devices: ['unipen'],
    make: (random) => {
      const [head, b] = [random() < 0.3 ? `∠${pick(random, 'ABD')}=` : '', 10 + below(random, 170)];
      return [`${head}${b}°`, `${head}${b}°`, `${head}${random() < 0.5 ? b * 10 : b + 1}${random() < 0.5 ? '°' : ''}`];
    },
  },
  {
    name: '25%',
    devices: ['unipen'],
    make: (random) => {
      const b = 1 + below(random, 99);
      return [`${b}\\%`, `${b}%`, random() < 0.5 ? `${b}` : `${b + 1}%`];
    },
  },
  {
    name: '2π',
    devices: ['unipen'],
    make: (random) => {
      const b = 2 + below(random, 30);
      return [`$${b}\\pi$`, `${b}π`, random() < 0.5 ? `${b + 1}π` : `${b}`];
    },
  },
  {
    name: '(3, -4)',
    devices: ['unipen'],
    make: (random) => {
      const [a, b] = [below(random, 10), 1 + below(random, 9)];
      return [`(${a}, -${b})`, `(${a},-${b})`, random() < 0.5 ? `(${a},${b})` : `(${b + 1},-${a})`];
    },
  },
  {
    name: '5 cm, 12 kg, …',
    devices: ['unipen'],
    make: (random) => {
      const units = ['cm', 'm', 'dm', 'mm', 'km', 'kg', 'g', 't', 's', 'h'];
      const [b, unit] = [1 + below(random, 60), units[below(random, units.length)] ?? 'm'];
      const other = units[(units.indexOf(unit) + 1 + below(random, units.length - 1)) % units.length] ?? 'm';
      return [`${b} ${unit}`, `${b}${unit}`, random() < 0.5 ? `${b + 1}${unit}` : `${b}${other}`];
    },
  },
];

/** A number and the same with one digit changed. */
function number(random: Random, text: string): [string, string, string] {
  const digits = [...text].flatMap((character, at) => (/\d/.test(character) ? [at] : []));
  const at = digits[below(random, digits.length)] ?? 0;
  const changed = String((Number(text[at]) + 1 + below(random, 9)) % 10);
  return [text, text, text.slice(0, at) + changed + text.slice(at + 1)];
}

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = (random: Random, of: string): string => of[below(random, of.length)] ?? '';
