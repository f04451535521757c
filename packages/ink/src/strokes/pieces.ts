import { grown } from './path.js';
import { type Rect, type Stroke, strokeBounds } from './stroke.js';

export interface Drawn {
  stroke: Stroke;
  bounds: Rect;
}

/** Strokes with less than this (mm) between them are one piece of writing. */
const APART_MM = 6;

/** What stands together, of strokes of the pen: a sign, a word, rough work. */
export function piecesOf(strokes: readonly Stroke[]): Drawn[][] {
  const ink = strokes.filter(({ tip }) => tip !== 'eraser').map((stroke) => ({ stroke, bounds: strokeBounds(stroke) }));
  let found: Drawn[][] = [];
  for (const one of ink) {
    const around = grown(one.bounds, APART_MM);
    const isJoined = (piece: readonly Drawn[]) => piece.some(({ bounds }) => meet(bounds, around));
    found = [...found.filter((piece) => !isJoined(piece)), [...found.filter(isJoined).flat(), one]];
  }
  return found;
}

/** Whether two rectangles share a place. */
export const meet = (a: Rect, b: Rect): boolean =>
  a.xMm <= b.xMm + b.widthMm &&
  b.xMm <= a.xMm + a.widthMm &&
  a.yMm <= b.yMm + b.heightMm &&
  b.yMm <= a.yMm + a.heightMm;
