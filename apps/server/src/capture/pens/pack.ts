import { decodeStrokes, encodeEach, encodeStrokes, type Stroke } from '@zhibi/ink';

/** Kept strokes as screens get them: packed together, in base64. */
export const packed = (strokes: readonly { points: Uint8Array }[]): string =>
  Buffer.from(encodeStrokes(strokes.flatMap((one) => decodeStrokes(one.points)))).toString('base64');

/** Strokes with what is kept of each; packed once, for all that is done with them. */
export function withPacks<T extends { stroke: Stroke }>(strokes: readonly T[]): (T & { packed: Uint8Array })[] {
  const packs = encodeEach(strokes.map(({ stroke }) => stroke));
  return packs.flatMap((packed, at) => {
    const one = strokes[at];
    return one === undefined ? [] : [{ ...one, packed }];
  });
}

/** Strokes that are packed each by itself, one after the other: one parameter of bytes, out of which the database cuts where each `begins` (from 1) and as much as it `takes`. */
export function inOneParameter(packs: readonly Uint8Array[]): { bytes: Buffer; begins: number[]; takes: number[] } {
  const begins: number[] = [];
  let next = 1;
  for (const { length } of packs) {
    begins.push(next);
    next += length;
  }
  return { bytes: Buffer.concat(packs), begins, takes: packs.map(({ length }) => length) };
}
