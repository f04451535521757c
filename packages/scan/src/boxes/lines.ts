import type { AnswerArea } from '@zhibi/contract/papers';
import { AROUND_MM, type Patch, STEP_MM } from './patch.js';

/** The inside of a box begins so far from the middle of its rim. */
export const INSET_MM = 0.4;

/** First and last sample of the inside, across and down. */
function insideOf({ columns, rows }: Patch): { left: number; right: number; top: number; bottom: number } {
  const off = Math.ceil((AROUND_MM + INSET_MM) / STEP_MM);
  return { left: off, right: columns - 1 - off, top: off, bottom: rows - 1 - off };
}

const INK = 0.2;

/** Connected pieces of ink inside: the largest by samples, how wide and high it is in boxes, and how many there are of more than three samples. */
export function piecesOf(ink: Float32Array, patch: Patch, box: AnswerArea) {
  const { left, right, top, bottom } = insideOf(patch);
  const seen = new Uint8Array(ink.length);
  const found = { largest: 0, wide: 0, high: 0, pieces: 0 };
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const start = row * patch.columns + column;
      if (seen[start] || (ink[start] ?? 0) < INK) continue;
      const stack = [start];
      seen[start] = 1;
      let [count, west, east, north, south] = [0, column, column, row, row];
      for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
        count++;
        const [x, y] = [at % patch.columns, Math.floor(at / patch.columns)];
        [west, east, north, south] = [Math.min(west, x), Math.max(east, x), Math.min(north, y), Math.max(south, y)];
        for (const [nx, ny] of [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ] as const) {
          const next = ny * patch.columns + nx;
          if (nx < left || nx > right || ny < top || ny > bottom || seen[next] || (ink[next] ?? 0) < INK) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
      if (count > 3) found.pieces++;
      if (count <= found.largest) continue;
      found.largest = count;
      found.wide = ((east - west + 1) * STEP_MM) / box.widthMm;
      found.high = ((south - north + 1) * STEP_MM) / box.heightMm;
    }
  return found;
}

/** How often one passes from paper to ink, of ten, in the mean of all rows or columns of the inside. */
export function linesMet(ink: Float32Array, patch: Patch, along: 'rows' | 'columns'): number {
  const { left, right, top, bottom } = insideOf(patch);
  const [lines, ends] =
    along === 'rows'
      ? [
          [top, bottom],
          [left, right],
        ]
      : [
          [left, right],
          [top, bottom],
        ];
  let met = 0;
  const [from = 0, to = 0] = lines;
  for (let line = from; line <= to; line++) {
    let onInk = false;
    for (let k = ends[0] ?? 0; k <= (ends[1] ?? 0); k++) {
      const dark = ink[along === 'rows' ? line * patch.columns + k : k * patch.columns + line] ?? 0;
      if (!onInk && dark > INK) met++;
      onInk = dark > (onInk ? INK / 2 : INK);
    }
  }
  return met / (to - from + 1) / 10;
}
