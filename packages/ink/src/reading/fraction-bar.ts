import { type Stroke, strokeBounds } from '../strokes/stroke.js';

/** A fraction as it stands on the paper; `beside` is what is left of the bar (a minus, the whole of a mixed number). */
export interface FractionInk {
  bar: Stroke;
  over: Stroke[];
  under: Stroke[];
  beside: Stroke[];
}

/**
 * Finds the bar of a fraction: a flat stroke with more than dots (those of ÷) both over and under it. Undefined where
 * there is none.
 */
export function fractionOf(strokes: readonly Stroke[]): FractionInk | undefined {
  const flat = strokes.filter((stroke) => {
    const { widthMm, heightMm } = strokeBounds(stroke);
    return widthMm > 2 && heightMm < 0.3 * widthMm;
  });
  for (const bar of flat.sort((a, b) => strokeBounds(b).widthMm - strokeBounds(a).widthMm)) {
    const { xMm, yMm, widthMm, heightMm } = strokeBounds(bar);
    const parts: FractionInk = { bar, over: [], under: [], beside: [] };
    for (const stroke of strokes) {
      if (stroke === bar) continue;
      const bounds = strokeBounds(stroke);
      const [x, y] = [bounds.xMm + bounds.widthMm / 2, bounds.yMm + bounds.heightMm / 2];
      const within = x > xMm - 0.15 * widthMm && x < xMm + 1.15 * widthMm;
      (!within ? parts.beside : y < yMm + heightMm / 2 ? parts.over : parts.under).push(stroke);
    }
    if (standsApart(parts.over, bar, -1) && standsApart(parts.under, bar, 1)) return parts;
  }
  return undefined;
}

/** More than a dot, and clear of the bar: the arms of + and the foot of 5 touch theirs. */
function standsApart(strokes: readonly Stroke[], bar: Stroke, side: 1 | -1): boolean {
  if (strokes.length === 0) return false;
  const [part, line] = [strokeBounds(...strokes), strokeBounds(bar)];
  if (part.heightMm < 0.25 * line.widthMm && part.heightMm < 1.5) return false;
  const into = side < 0 ? part.yMm + part.heightMm - line.yMm : line.yMm + line.heightMm - part.yMm;
  return into < 0.25 * part.heightMm;
}
