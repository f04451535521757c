import type { Hand } from '../handwriting/hand.js';
import { circle } from '../handwriting/marks.js';
import type { Random } from '../handwriting/random.js';
import { writeText } from '../handwriting/write-text.js';
import { grown } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';

/** A copy under the pen of a teacher: two questions, one above the other. */
export interface Scene {
  hand: Hand;
  random: Random;
  /** Where the mark stands, well inside the first question. */
  spot: Rect;
  max: number;
  at: (ms: number) => number;
}
/** The strokes, and what is meant on the first question, and on the second; undefined: nobody can tell, or nothing. */
export type Made = { strokes: Stroke[]; meant?: number; alsoMeant?: number };

export const T0 = 1_700_000_000_000;
export const areas: readonly Rect[] = [
  { xMm: 20, yMm: 30, widthMm: 170, heightMm: 60 },
  { xMm: 20, yMm: 92, widthMm: 170, heightMm: 50 },
];

export const written = ({ hand, spot, at }: Scene, text: string, after = 0): Stroke[] =>
  writeText(hand, text, { ...spot, widthMm: 26, heightMm: 12 }, at(after));
export const ringAround = ({ hand, at }: Scene, ink: readonly Stroke[]): Stroke[] => [
  ...ink,
  ...circle(hand, grown(strokeBounds(...ink), 1.2), at(4000)),
];
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);
export const away = (rect: Rect, x: number, y = 0): Rect => ({ ...rect, xMm: rect.xMm + x, yMm: rect.yMm + y });
export const over = (ink: readonly Stroke[]): Rect => strokeBounds(...ink);

export const lowered = (stroke: Stroke, byMm: number): Stroke => ({
  ...stroke,
  points: stroke.points.map(([x, y, pressure, ms]) => [x, y + byMm, pressure, ms] as const),
});
