import { gaussian, type Random } from '../src/handwriting/random.js';
import type { SymbolInk } from '../src/recogniser/features.js';
import type { Sample } from './data.js';
import { type Ink, unit, vary } from './vary.js';

type Make = (pool: readonly Sample[], random: Random) => Ink | undefined;

/** Kinds of ink that are no symbol, with how often each is made. Mirrored and turned digits stand for letters and signs. */
export const unknownKinds: readonly { name: string; often: number; make: Make }[] = [
  { name: 'two symbols', often: 0.42, make: two },
  { name: 'half a symbol', often: 0.16, make: half },
  { name: 'scribble', often: 0.14, make: scribble },
  { name: 'mirrored or turned', often: 0.2, make: mirrored },
  { name: 'symbol and a line', often: 0.08, make: lined },
];

/** Ink of no symbol, made from real digits of `pool`. */
export function makeUnknown(pool: readonly Sample[], random: Random): Ink {
  for (;;) {
    const ink = kindFor(random())?.make(pool, random);
    if (ink) return ink;
  }
}

function kindFor(roll: number) {
  let upTo = 0;
  return unknownKinds.find(({ often }) => {
    upTo += often;
    return roll < upTo;
  });
}

function pick(pool: readonly Sample[], random: Random): Sample | undefined {
  return pool[Math.floor(random() * pool.length)];
}

function shifted(ink: SymbolInk, dx: number, dy: number, scale = 1): Ink {
  return ink.map((stroke) => stroke.map(([x, y]) => [x * scale + dx, y * scale + dy]));
}

function widthOf(ink: SymbolInk): number {
  const xs = ink.flat().map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** Two, sometimes three digits beside each other as in a number. */
function two(pool: readonly Sample[], random: Random): Ink | undefined {
  const parts = Array.from({ length: random() < 0.15 ? 3 : 2 }, () => pick(pool, random));
  const out: Ink = [];
  let x = 0;
  for (const part of parts) {
    if (!part) return undefined;
    const ink = vary(part.ink, random);
    const width = widthOf(ink);
    out.push(...shifted(ink, x + width / 2, gaussian(random) * 0.06, 0.85 + random() * 0.3));
    x += width + 0.02 + random() * 0.4;
  }
  return out;
}

/** The first or last part of a digit; straight pieces are left out, for they are a 1 or a minus. */
function half(pool: readonly Sample[], random: Random): Ink | undefined {
  const sample = pick(pool, random);
  if (!sample || sample.label === '1') return undefined;
  const all = vary(sample.ink, random);
  const longest = all.reduce((a, b) => (b.length > a.length ? b : a), all[0] ?? []);
  const keep = Math.floor(longest.length * (0.35 + random() * 0.25));
  const part = random() < 0.5 ? longest.slice(0, keep) : longest.slice(longest.length - keep);
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last || part.length < 5) return undefined;
  const chord = Math.hypot(first[0] - last[0], first[1] - last[1]);
  const length = part.reduce(
    (sum, place, k) =>
      sum + Math.hypot(place[0] - (part[k - 1]?.[0] ?? place[0]), place[1] - (part[k - 1]?.[1] ?? place[1])),
    0,
  );
  // Round halves of 8, 0, 6 and 9 close into a 0, hooks of 2, 3 and 7 into a 7: only what is neither is surely nothing.
  if (chord > 0.85 * length || chord < 0.3 * length || '237'.includes(sample.label)) return undefined;
  return [part];
}

function scribble(_pool: readonly Sample[], random: Random): Ink {
  if (random() < 0.5) {
    const turns = 5 + Math.floor(random() * 9);
    return vary(
      [
        Array.from({ length: turns }, (_, k): [number, number] => [
          (k / turns) * (0.3 + random()),
          (k % 2) * (0.5 + random() * 0.5),
        ]),
      ],
      random,
    );
  }
  const waves = Array.from({ length: 4 }, () => ({
    pace: 2 + random() * 16,
    x: gaussian(random),
    y: gaussian(random),
    phase: random() * 6.3,
  }));
  const strokes = 1 + Math.floor(random() * 3);
  return Array.from({ length: strokes }, (_, s) =>
    Array.from({ length: 60 }, (_, k): [number, number] => [
      waves.reduce((sum, wave) => sum + wave.x * Math.sin((wave.pace * k) / 60 + wave.phase + s * 2), 0),
      waves.reduce((sum, wave) => sum + wave.y * Math.cos((wave.pace * k) / 60 + wave.phase * 1.7 + s), 0),
    ]),
  );
}

/** Digits that turned over are no digit: a mirrored 3 is an E, a turned 7 an L. */
function mirrored(pool: readonly Sample[], random: Random): Ink | undefined {
  const sample = pick(pool, random);
  if (!sample || !'234579'.includes(sample.label)) return undefined;
  const ink = unit(sample.ink);
  const roll = random();
  if (roll < 0.5)
    return vary(
      ink.map((stroke) => stroke.map(([x, y]) => [-x, y])),
      random,
    );
  if (!'347'.includes(sample.label)) return undefined;
  if (roll < 0.75)
    return vary(
      ink.map((stroke) => stroke.map(([x, y]) => [-x, -y])),
      random,
    );
  return vary(
    ink.map((stroke) => stroke.map(([x, y]) => [y, -x])),
    random,
  );
}

/** A digit with the bar of a fraction over or under it, or struck through. */
function lined(pool: readonly Sample[], random: Random): Ink | undefined {
  const sample = pick(pool, random);
  if (!sample || '17'.includes(sample.label)) return undefined;
  const ink = vary(sample.ink, random);
  const [y, wide, tilt] = [
    (random() < 0.5 ? -1 : 1) * (0.62 + random() * 0.2),
    0.4 + random() * 0.5,
    gaussian(random) * 0.06,
  ];
  return [
    ...ink,
    [
      [-wide, y - tilt],
      [0, y],
      [wide, y + tilt],
    ],
  ];
}
