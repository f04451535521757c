import { decodeStrokes, encodeStrokes, type Stroke } from '@zhibi/ink';

/** Kept strokes as screens get them: packed together, in base64. */
export const packed = (strokes: readonly { points: Uint8Array }[]): string =>
  Buffer.from(encodeStrokes(strokes.flatMap((one) => decodeStrokes(one.points)))).toString('base64');

/** Each stroke packed by itself, all one after the other: one parameter of bytes, out of which the database cuts where each `begins` (from 1) and as much as it `takes`. */
export function packedTogether(strokes: readonly Stroke[]): { bytes: Buffer; begins: number[]; takes: number[] } {
  const packs = strokes.map((stroke) => encodeStrokes([stroke]));
  const begins: number[] = [];
  let next = 1;
  for (const { length } of packs) {
    begins.push(next);
    next += length;
  }
  return { bytes: Buffer.concat(packs), begins, takes: packs.map(({ length }) => length) };
}
