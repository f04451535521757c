import { grouped } from '@zhibi/contract/kernel';
import { gaussian, type Random } from '../src/handwriting/random.js';
import type { SymbolInk } from '../src/recogniser/features.js';
import type { Sample } from './data.js';
import { type Ink, unit, vary } from './vary.js';

export type Pool = readonly Sample[];
type Make = (pool: Pool, random: Random) => Ink | undefined;

/** Signs that the data lack, put together from what writers wrote: each part is somebody's stroke. */
export const madeSigns: Readonly<Record<string, Make>> = {
  '=': (pool, random) => {
    const gap = 0.22 + random() * 0.35;
    return [
      ...moved(part(pool, '-', random), gaussian(random) * 0.06, 0),
      ...moved(part(pool, '-', random), gaussian(random) * 0.06, gap),
    ];
  },
  '÷': (pool, random) => {
    const away = () => 0.24 + random() * 0.25;
    return [...part(pool, '-', random), dot(-away(), random), dot(away(), random)];
  },
  /** A roof over two legs, or an n under its roof. */
  π: (pool, random) => {
    const roof = scaled(part(pool, '-', random), 1, 1);
    if (random() < 0.3) return [...moved(roof, 0, -0.5), ...scaled(part(pool, 'n', random), 0.75, 0.75)];
    const leg = (x: number) => moved(scaled(part(pool, random() < 0.6 ? '1' : '/', random), 0.75, 0.75), x, 0.05);
    const apart = 0.14 + random() * 0.12;
    return [...moved(roof, gaussian(random) * 0.04, -0.36), ...leg(-apart), ...leg(apart)];
  },
  /** A v whose right arm goes on as a line, as long as what stands under it. */
  '√': (pool, random) => {
    const [down] = part(pool, 'v', random, (ink) => ink.length === 1);
    const [bar] = part(pool, '-', random, (ink) => ink.length === 1);
    if (!down || !bar || down.length < 6) return undefined;
    const from = Math.floor(lowest(down) * (0.2 + random() * 0.6));
    const tall = down.slice(from).map(([x, y]): [number, number] => [x * 0.8, y * (1 + random() * 0.02)]);
    const end = tall.at(-1);
    const rightwards = (bar[0]?.[0] ?? 0) > (bar.at(-1)?.[0] ?? 0) ? bar.toReversed() : bar;
    const [first] = rightwards;
    if (!end || !first) return undefined;
    const long = 0.25 + random() * 2.2;
    const line = rightwards.map(([x, y]): [number, number] => [
      end[0] + (x - first[0]) * long,
      end[1] + (y - first[1]) * 0.5 * long,
    ]);
    return random() < 0.75 ? [[...tall, ...line]] : [tall, line];
  },
  /** An L whose upright leans over. */
  '∠': (pool, random) => {
    const lean = 0.5 + random() * 0.9;
    return part(pool, 'L', random, (ink) => ink.length === 1).map((stroke) =>
      stroke.map(([x, y]): [number, number] => [x - y * lean, y]),
    );
  },
};

/** One writer's symbol, varied, its larger side 1. */
function part(pool: Pool, letter: string, random: Random, fits: (ink: SymbolInk) => boolean = () => true): Ink {
  const list = lettersOf(pool, letter).filter((sample) => fits(sample.ink));
  return unit(vary(list[Math.floor(random() * list.length)]?.ink ?? [], random));
}

const byPool = new WeakMap<Pool, Map<string, Sample[]>>();
function lettersOf(pool: Pool, letter: string): readonly Sample[] {
  const known = byPool.get(pool) ?? grouped(pool, (sample) => sample.letter);
  byPool.set(pool, known);
  return known.get(letter) ?? [];
}

function dot(y: number, random: Random): [number, number][] {
  const [x, size, angle] = [gaussian(random) * 0.07, 0.02 + random() * 0.1, random() * 6.3];
  return [
    [x, y],
    [x + size * Math.cos(angle), y + size * Math.sin(angle)],
  ];
}

function lowest(stroke: Ink[number]): number {
  return stroke.reduce((best, [, y], k) => (y > (stroke[best]?.[1] ?? Number.NEGATIVE_INFINITY) ? k : best), 0);
}

function moved(ink: Ink, dx: number, dy: number): Ink {
  return ink.map((stroke) => stroke.map(([x, y]) => [x + dx, y + dy]));
}

function scaled(ink: Ink, sx: number, sy: number): Ink {
  return ink.map((stroke) => stroke.map(([x, y]) => [x * sx, y * sy]));
}
