import type { AnswerArea } from '@zhibi/contract/papers';
import type { Random } from '../handwriting/random.js';
import { centreOf } from '../strokes/path.js';
import type { Stroke } from '../strokes/stroke.js';
import type { Pen } from './pen.js';
import { makeMark, type RealMark } from './real-marks.js';
import type { Writer } from './writer.js';

/** A sheet with the boxes of one choice, and the child in front of it. */
export interface Scene {
  pen: Pen;
  random: Random;
  writer: Writer;
  type: 2 | 5;
  mark: RealMark;
  boxes: readonly AnswerArea[];
}
/** Ink with the letters that it may mean. */
export type Act = (scene: Scene) => { strokes: Stroke[]; meant: readonly string[] };

/** Nobody can tell which box is meant, or whether one is. */
export const ANY: readonly string[] = ['', 'A', 'B', 'C', 'D'];

export const LETTERS = 'ABCD';
export const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** A mark as most children make it, in the middle of its box. */
export function clean({ pen, random, writer, mark }: Scene, box: AnswerArea | undefined): Stroke[] {
  if (!box) return [];
  const [x, y] = centreOf(box);
  const [dx, dy] = [(random() - 0.5) * 1.2, (random() - 0.5) * 1];
  const spot = {
    xMm: x + dx - (mark === 'tick' ? 0.5 : 0),
    yMm: y + dy + (mark === 'tick' ? 1.2 : 0),
    size: 0.9 + random() * 0.3,
  };
  return makeMark(pen, writer, mark, spot);
}

export const letter = (box: AnswerArea | undefined): string => box?.option ?? '';
