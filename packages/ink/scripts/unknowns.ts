import { gaussian, type Random } from '../src/handwriting/random.js';
import type { SymbolInk } from '../src/recogniser/features.js';
import type { Sample } from './data.js';
import { type Ink, vary } from './vary.js';

type Make = (pool: readonly Sample[], random: Random) => Ink | undefined;

/** Kinds of ink that are no symbol, with how often each is made. */
export const unknownKinds: readonly { name: string; often: number; make: Make }[] = [
  { name: 'two symbols', often: 0.36, make: two },
  { name: 'half a symbol', often: 0.12, make: half },
  { name: 'scribble', often: 0.12, make: scribble },
  { name: 'struck out', often: 0.2, make: struck },
  { name: 'overwritten', often: 0.12, make: overwritten },
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

/** Two, sometimes three symbols beside each other as in a number. */
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

/** The first or last part of a symbol; straight pieces are left out, for they are a 1 or a minus. */
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

/** A symbol that was deleted: a line, a slash, two of them, or a zigzag over it. */
function struck(pool: readonly Sample[], random: Random): Ink | undefined {
  const sample = pick(pool, random);
  if (!sample || '1-/'.includes(sample.label)) return undefined;
  const ink = vary(sample.ink, random);
  const line = (turn: number): [number, number][] => {
    const [long, x, y, bend] = [
      0.5 + random() * 0.4,
      gaussian(random) * 0.1,
      gaussian(random) * 0.1,
      gaussian(random) * 0.1,
    ];
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
    return [
      [x - dx, y - dy],
      [x - bend * dy, y + bend * dx],
      [x + dx, y + dy],
    ];
  };
  const roll = random();
  // A short level bar through a 7 is a part of it.
  if (roll < 0.3) return sample.label === '7' ? undefined : [...ink, line(gaussian(random) * 0.15)];
  if (roll < 0.55) return [...ink, line((random() < 0.5 ? -1 : 1) * (0.6 + random() * 0.5))];
  if (roll < 0.75) return [...ink, line(0.6 + random() * 0.5), line(-0.6 - random() * 0.5)];
  const turns = 5 + Math.floor(random() * 8);
  const [wide, tall] = [0.4 + random() * 0.4, 0.25 + random() * 0.5];
  return [
    ...ink,
    Array.from({ length: turns }, (_, k): [number, number] => [
      -wide + (2 * wide * k) / (turns - 1) + gaussian(random) * 0.04,
      (k % 2 === 0 ? -tall : tall) + gaussian(random) * 0.08,
    ]),
  ];
}

/** One digit written over another; over a 1 nearly every digit stays itself. */
function overwritten(pool: readonly Sample[], random: Random): Ink | undefined {
  const [below, above] = [pick(pool, random), pick(pool, random)];
  if (!below || !above || below.label === above.label || '1-/'.includes(below.label) || '1-/'.includes(above.label))
    return undefined;
  const scale = 0.85 + random() * 0.3;
  return [
    ...vary(below.ink, random),
    ...shifted(vary(above.ink, random), gaussian(random) * 0.08, gaussian(random) * 0.08, scale),
  ];
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
