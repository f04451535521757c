import { decodeStrokes, encodeStrokes } from '@zhibi/ink';

/** Kept strokes as screens get them: packed together, in base64. */
export const packed = (strokes: readonly { points: Uint8Array }[]): string =>
  Buffer.from(encodeStrokes(strokes.flatMap((one) => decodeStrokes(one.points)))).toString('base64');
