import { lookAlikesOf } from '../src/characters/index.js';
import { gaussian, makeHand, type Random, seeded, writeText } from '../src/handwriting/index.js';
import { seedFrom } from '../src/handwriting/random.js';
import type { Rect, Stroke, StrokePoint } from '../src/strokes/stroke.js';
import { hanzi } from './hanzi.js';

/** A square of practice paper. */
export const square: Rect = { xMm: 30, yMm: 60, widthMm: 14, heightMm: 14 };

export const cases = [
  'plain',
  'other-order',
  'reversed',
  'joined',
  'look-alike',
  'missing',
  'extra',
  'another',
] as const;
export type Case = (typeof cases)[number];
/** Whether the expected character stands there. */
export const isForm: Readonly<Record<Case, boolean>> = {
  plain: true,
  'other-order': true,
  reversed: true,
  joined: true,
  'look-alike': false,
  missing: false,
  extra: false,
  another: false,
};

export interface Written {
  expected: string;
  ink: Stroke[];
}

/** What a student writes for a character; undefined where this cannot happen to it. The same seed writes the same. */
export function writtenFor(expected: string, how: Case, seed: number, all: readonly string[]): Written | undefined {
  const random = seeded(seedFrom('character', expected, how, seed));
  const sloppiness = 0.1 + 0.5 * random();
  const write = (character: string) => loosely(byHand(character, seed, sloppiness), random, sloppiness);
  const of = (ink: Stroke[] | undefined) => ink && { expected, ink };
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  if (how === 'look-alike' || how === 'another') {
    const character = pick(how === 'another' ? all : lookAlikesOf(expected));
    return character === undefined || character === expected ? undefined : of(write(character));
  }
  const ink = write(expected);
  const nth = Math.floor(random() * ink.length);
  switch (how) {
    case 'plain':
      return of(ink);
    case 'other-order':
      return ink.length < 2 ? undefined : of([...ink.slice(0, nth), ...ink.slice(nth + 1), ...ink.slice(nth, nth + 1)]);
    case 'reversed':
      return of(ink.map((stroke, k) => (k === nth ? { ...stroke, points: [...stroke.points].reverse() } : stroke)));
    case 'joined':
      return nth === 0 ? undefined : of(joined(ink, nth));
    case 'missing':
      return ink.length < 2 ? undefined : of(ink.filter((_, k) => k !== nth));
    case 'extra': {
      const stranger = pick(write(pick(all) ?? expected));
      return stranger && of([...ink, stranger]);
    }
  }
}

const byHand = (character: string, seed: number, sloppiness: number): Stroke[] =>
  writeText({ ...makeHand(seed, sloppiness), heightMm: 9 + (seed % 4) }, character, square, 0, hanzi);

/** Hands shift, turn and stretch each stroke by itself too, more than the model of a hand for signs does. */
function loosely(ink: readonly Stroke[], random: Random, sloppiness: number): Stroke[] {
  const much = square.widthMm * (0.012 + 0.03 * sloppiness);
  return ink.map((stroke) => {
    const [x0 = 0, y0 = 0] = stroke.points[Math.floor(stroke.points.length / 2)] ?? [];
    const [dx, dy] = [gaussian(random) * much, gaussian(random) * much];
    const [turn, grow] = [gaussian(random) * 0.09 * sloppiness * 2, 1 + gaussian(random) * 0.12 * sloppiness * 2];
    const points = stroke.points.map(([x, y, pressure, dt]): StrokePoint => {
      const [rx, ry] = [(x - x0) * grow, (y - y0) * grow];
      return [x0 + rx - turn * ry + dx, y0 + ry + turn * rx + dy, pressure, dt];
    });
    return { ...stroke, points };
  });
}

function joined(ink: readonly Stroke[], nth: number): Stroke[] {
  const [before, after] = [ink[nth - 1], ink[nth]];
  if (!before || !after) return [...ink];
  return [...ink.slice(0, nth - 1), { ...before, points: [...before.points, ...after.points] }, ...ink.slice(nth + 1)];
}
