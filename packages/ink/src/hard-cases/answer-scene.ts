import type { Random } from '../handwriting/random.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import type { Pen } from './pen.js';
import { writeForm } from './write-form.js';
import { inkOf, type Writer } from './writer.js';

/** A blank, the number that a child meant, and one that was wrong. */
export interface Scene {
  pen: Pen;
  random: Random;
  writer: Writer;
  blank: Rect;
  right: string;
  wrong: string;
}
/** Undefined where the writer lacks a sign. The right number is meant unless told otherwise. */
export type Act = (scene: Scene) => {
  strokes: Stroke[] | undefined;
  meant?: readonly string[];
  also?: readonly string[];
};

export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** Writes a number from `xMm` on, so much above the line of the blank. */
export function write(
  { pen, writer, random, blank }: Scene,
  form: string,
  xMm: number,
  lift = 0,
): Stroke[] | undefined {
  const ink = (label: string) => inkOf(writer, random, label);
  return writeForm(pen, form, ink, { xMm, yMm: blank.yMm + 6.5 - lift, heightMm: 4 + random() * 1.2 });
}

export const endOf = (strokes: readonly Stroke[]): number =>
  strokeBounds(...strokes).xMm + strokeBounds(...strokes).widthMm;
