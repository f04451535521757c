import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';

/** Where ink lies on a page: its left top corner and how wide it is, in mm. */
export type InkPlace = Omit<Rect, 'heightMm'>;

const MARGIN_MM = 10;

/** Where ink of a file lies when nobody says otherwise: as it was written where that fits the page, else as large as the page lets it be. */
export function usualPlace(
  strokes: readonly Stroke[],
  isScaled: boolean,
  page: { widthMm: number; heightMm: number },
): InkPlace {
  const { xMm, yMm, widthMm, heightMm } = strokeBounds(...strokes);
  const fits = xMm >= 0 && yMm >= 0 && xMm + widthMm <= page.widthMm && yMm + heightMm <= page.heightMm;
  if (isScaled && fits) return { xMm, yMm, widthMm };
  const room = { width: page.widthMm - 2 * MARGIN_MM, height: page.heightMm - 2 * MARGIN_MM };
  const scale = Math.min(room.width / (widthMm || 1), room.height / (heightMm || 1), isScaled ? 1 : Infinity);
  return { xMm: MARGIN_MM, yMm: MARGIN_MM, widthMm: widthMm * scale };
}

/** The same ink there: moved, and as wide as it is said. Ink that has no width keeps its size. */
export function placeInk(strokes: readonly Stroke[], { xMm, yMm, widthMm }: InkPlace): Stroke[] {
  const bounds = strokeBounds(...strokes);
  const scale = bounds.widthMm > 0 && widthMm > 0 ? widthMm / bounds.widthMm : 1;
  const moved = (x: number, y: number) => [xMm + (x - bounds.xMm) * scale, yMm + (y - bounds.yMm) * scale] as const;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map(([x, y, pressure, ms]) => [...moved(x, y), pressure, ms] as const),
  }));
}
