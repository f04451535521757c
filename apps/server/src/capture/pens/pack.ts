import { decodeStrokes, encodeEach, encodeStrokes, type Stroke } from '@zhibi/ink';

/** Kept strokes as screens get them: packed together, in base64. */
export const packed = (strokes: readonly { points: Uint8Array }[]): string =>
  Buffer.from(encodeStrokes(strokes.flatMap((one) => decodeStrokes(one.points)))).toString('base64');

/** The ink of one answer as screens get it; where its areas lie on several pages, page by page. */
export function packedOver(
  areas: readonly { page: number }[],
  strokes: readonly { page: number; points: Uint8Array }[],
): string {
  if (new Set(areas.map(({ page }) => page)).size < 2) return packed(strokes);
  const pages = [...new Set(strokes.map(({ page }) => page))].sort((a, b) => a - b);
  return pages.map((page) => `${page}:${packed(strokes.filter((one) => one.page === page))}`).join(' ');
}

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
