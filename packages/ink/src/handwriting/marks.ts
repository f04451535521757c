import type { Rect, Stroke } from '../strokes/stroke.js';
import type { Hand } from './hand.js';
import { type Movement, moveAlong } from './pen-motion.js';
import { gaussian, type Random, seeded, seedFrom } from './random.js';

/** A mark that a hand makes at a box (mm), starting at `t0` (epoch ms). */
export type MakeMark = (hand: Hand, box: Rect, t0: number) => Stroke[];

/** ✓ in the box, its long arm often over the edge. */
export const tick: MakeMark = (hand, box, t0) =>
  draw('tick', hand, box, t0, (random) => {
    const reach = 0.9 + random() * 0.6;
    return [
      [
        [0.12, 0.5],
        [0.38, 0.92, 1],
        [0.38 + 0.62 * reach, 0.92 - 0.95 * reach],
      ],
    ];
  });

/** ✓ with a short dash through its long arm: half right. */
export const halfTick: MakeMark = (hand, box, t0) =>
  draw('half-tick', hand, box, t0, (random) => {
    const reach = 0.9 + random() * 0.5;
    const along = 0.45 + random() * 0.2;
    const half = 0.14 + random() * 0.1;
    const [x, y] = [0.38 + 0.62 * reach * along, 0.92 - 0.95 * reach * along];
    return [
      [
        [0.12, 0.5],
        [0.38, 0.92, 1],
        [0.38 + 0.62 * reach, 0.92 - 0.95 * reach],
      ],
      [
        [x - half, y - half * 0.8],
        [x + half, y + half * 0.8],
      ],
    ];
  });

/** × in the box. */
export const crossMark: MakeMark = (hand, box, t0) =>
  draw('cross', hand, box, t0, () => [
    [
      [0.1, 0.1],
      [0.9, 0.9],
    ],
    [
      [0.9, 0.08],
      [0.1, 0.92],
    ],
  ]);

/** The box blackened by going to and fro. */
export const fillBox: MakeMark = (hand, box, t0) =>
  draw('fill', hand, box, t0, (random) => {
    const lines = 9 + Math.floor(random() * 4);
    return [Array.from({ length: lines }, (_, k) => [k % 2 === 0 ? 0.1 : 0.9, 0.06 + (0.88 * k) / (lines - 1), 1])];
  });

/** A ring around the box. */
export const circle: MakeMark = (hand, box, t0) =>
  draw('circle', hand, box, t0, (random) => {
    const [size, start, over] = [0.62 + random() * 0.22, -1.9 + random() * 0.6, random() * 0.7];
    return [
      Array.from({ length: 11 }, (_, k) => {
        const angle = start - (k / 10) * (2 * Math.PI + over);
        return [0.5 + Math.cos(angle) * (size + k * 0.006), 0.5 + Math.sin(angle) * (size + k * 0.006)];
      }),
    ];
  });

/** What a student does to a wrong answer: a dense zigzag over it that reaches out of the box. */
export const scribbleOut: MakeMark = (hand, box, t0) =>
  draw('scribble', hand, box, t0, (random) => {
    const turns = 8 + Math.floor(random() * 5);
    return [
      Array.from({ length: turns }, (_, k) => [
        -0.35 + (1.7 * k) / (turns - 1) + gaussian(random) * 0.04,
        k % 2 === 0 ? -0.15 + random() * 0.2 : 0.95 + random() * 0.2,
      ]),
    ];
  });

/** A line through the box from side to side. */
export const strikeThrough: MakeMark = (hand, box, t0) =>
  draw('strike', hand, box, t0, () => [
    [
      [-0.4, 0.62],
      [0.5, 0.5],
      [1.4, 0.4],
    ],
  ]);

/** Places in shares of the box; a third number marks a corner. Sloppy hands stray further. */
function draw(name: string, hand: Hand, box: Rect, t0: number, shape: (random: Random) => number[][][]): Stroke[] {
  const random = seeded(seedFrom(hand.seed, name, box.xMm, box.yMm, t0));
  const stray = 0.03 + hand.looseness * 1.2;
  const shift = [gaussian(random) * stray, gaussian(random) * stray];
  const movements = shape(random).map(
    (stroke): Movement =>
      stroke.map(([x = 0, y = 0, corner]) => ({
        xMm: box.xMm + (x + (shift[0] ?? 0) + gaussian(random) * stray * 0.6) * box.widthMm,
        yMm: box.yMm + (y + (shift[1] ?? 0) + gaussian(random) * stray * 0.6) * box.heightMm,
        corner: corner === 1,
      })),
  );
  return moveAlong(hand, movements, random, t0);
}
