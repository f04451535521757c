import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import type { Pen } from './pen.js';

/** Shares of the bounds of a digit, from its left and top edge; sides of a 1 are shares of its height. */
type Way = readonly (readonly [u: number, v: number])[];

/** How one stroke makes another digit of one that was finished. */
const repairs: readonly { from: string; to: string; way: Way }[] = [
  {
    from: '5',
    to: '6',
    way: [
      [0.2, 0.4],
      [0.05, 0.75],
      [0.3, 1],
    ],
  },
  {
    from: '7',
    to: '9',
    way: [
      [0.05, 0.05],
      [0, 0.35],
      [0.45, 0.45],
      [0.75, 0.3],
    ],
  },
  {
    from: '0',
    to: '9',
    way: [
      [1, 0.2],
      [0.95, 1.9],
    ],
  },
  {
    from: '1',
    to: '7',
    way: [
      [-0.5, 0.05],
      [0.05, 0.04],
    ],
  },
];

/** One of the digits that are repaired, and which digit it becomes. */
export const repairOf = (random: () => number): (typeof repairs)[number] | undefined =>
  repairs[Math.floor(random() * repairs.length)];

/** The stroke that a child adds after a look at its digit. */
export function repaired(pen: Pen, { from, way }: (typeof repairs)[number], digit: readonly Stroke[]): Stroke[] {
  // A 1 may stand on a foot: the roof is put on its stem.
  const bounds = from === '1' ? tallest(digit) : strokeBounds(...digit);
  const wide = from === '1' ? bounds.heightMm : bounds.widthMm;
  const places = way.map(([u, v]) => [bounds.xMm + u * wide, bounds.yMm + v * bounds.heightMm] as const);
  const line = places.flatMap(([x, y], at) => {
    const [nextX, nextY] = places[at + 1] ?? [x, y];
    return at + 1 === places.length
      ? [[x, y] as const]
      : [0, 0.25, 0.5, 0.75].map((k) => [x + k * (nextX - x), y + k * (nextY - y)] as const);
  });
  const { xMm, yMm, widthMm, heightMm } = boundsOf(line);
  pen.rest(1500);
  return pen.put([line], { xMm: xMm + widthMm / 2, yMm: yMm + heightMm / 2, sizeMm: Math.max(widthMm, heightMm) });
}

const tallest = (digit: readonly Stroke[]): Rect =>
  digit.map((stroke) => strokeBounds(stroke)).reduce((a, b) => (b.heightMm > a.heightMm ? b : a));

function boundsOf(line: readonly (readonly [number, number])[]): Rect {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [xMm, yMm] = [Math.min(...xs), Math.min(...ys)];
  return { xMm, yMm, widthMm: Math.max(...xs) - xMm, heightMm: Math.max(...ys) - yMm };
}
