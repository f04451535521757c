import { makeHand, type Random, writeText } from '@zhibi/ink/handwriting';
import type { AreaPlace } from '../area/crop-area.js';
import { type Canvas, drawLine, type Place } from './canvas.js';
import type { BoxHand } from './hand.js';

export interface Writer {
  seed: number;
  random: Random;
  hand: Pick<BoxHand, 'ink'>;
}

/** Writes a number by hand, a digit into each box: this one, or any. @returns the number */
export function writeDigits(
  canvas: Canvas,
  boxes: readonly AreaPlace[],
  { seed, random, hand }: Writer,
  number?: string,
): string {
  const own = { ...makeHand(seed), heightMm: 3.6 + 1.2 * random() };
  return boxes
    .map((box, at) => {
      const digit = number?.[at] ?? String(Math.floor(random() * 10));
      for (const stroke of inBox(writeText(own, digit, { ...box, xMm: 0, yMm: 0 }, 0), box, random))
        drawLine(canvas, stroke, { ...hand.ink, widthMm: Math.min(hand.ink.widthMm, 0.6) });
      return digit;
    })
    .join('');
}

/** About in the middle of its box, as people write into boxes. */
function inBox(strokes: ReturnType<typeof writeText>, box: AreaPlace, random: Random): Place[][] {
  const points = strokes.map((stroke) => stroke.points.map(([x, y]): Place => [x, y]));
  const [xs, ys] = [points.flat().map(([x]) => x), points.flat().map(([, y]) => y)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const shake = () => (random() - 0.5) * 1.2;
  const [right, down] = [
    box.xMm + box.widthMm / 2 - middle(xs) + shake(),
    box.yMm + box.heightMm / 2 - middle(ys) + shake(),
  ];
  return points.map((places) => places.map(([x, y]): Place => [x + right, y + down]));
}
