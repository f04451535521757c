import { gaussian, type Random } from '../src/handwriting/random.js';
import type { SymbolInk } from '../src/recogniser/features.js';
import type { Sample } from './data.js';
import { makeUnknown } from './unknowns.js';
import { type Ink, unit, vary } from './vary.js';

export const labels: readonly string[] = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '+',
  '-',
  '×',
  '÷',
  '=',
  '/',
  'unknown',
];

export interface Example {
  ink: SymbolInk;
  label: number;
}

/** One round of varied examples: digits once (those of the second device three times), rare signs more often, made ones. */
export function oneRound(samples: readonly Sample[], random: Random): Example[] {
  const pool = samples.filter((sample) => /^\d$/.test(sample.label));
  const minuses = samples.filter((sample) => sample.label === '-');
  const out: Example[] = [];
  const add = (ink: SymbolInk, label: string) => out.push({ ink, label: labels.indexOf(label) });
  for (const sample of samples) {
    const times = sample.source.startsWith('pendigits') ? 1 : /^\d$/.test(sample.label) ? 3 : 9;
    for (let k = 0; k < times; k++) add(vary(sample.ink, random), sample.label);
  }
  const made = Math.round(samples.length * 0.045);
  for (let k = 0; k < made; k++) {
    add(equals(minuses, random), '=');
    add(divided(minuses, random), '÷');
  }
  for (let k = 0; k < samples.length * 0.75; k++) add(makeUnknown(pool, random), 'unknown');
  return out;
}

/** The data has no = and no ÷: they are put together from written minus signs. */
export function equals(minuses: readonly Sample[], random: Random): Ink {
  const gap = 0.22 + random() * 0.35;
  return [
    ...moved(minus(minuses, random), gaussian(random) * 0.06, 0),
    ...moved(minus(minuses, random), gaussian(random) * 0.06, gap),
  ];
}

export function divided(minuses: readonly Sample[], random: Random): Ink {
  const dot = (y: number): [number, number][] => {
    const [x, size, angle] = [gaussian(random) * 0.07, 0.02 + random() * 0.1, random() * 6.3];
    return [
      [x, y],
      [x + size * Math.cos(angle), y + size * Math.sin(angle)],
    ];
  };
  const away = () => 0.24 + random() * 0.25;
  return [...minus(minuses, random), dot(-away()), dot(away())];
}

function minus(minuses: readonly Sample[], random: Random): Ink {
  return unit(vary(minuses[Math.floor(random() * minuses.length)]?.ink ?? [], random));
}

function moved(ink: Ink, dx: number, dy: number): Ink {
  return ink.map((stroke) => stroke.map(([x, y]) => [x + dx, y + dy]));
}
