import { recognise } from '../recogniser/recognise.js';
import { shareAlong } from '../strokes/crossings.js';
import { type Stroke, strokeBounds, strokeEnd } from '../strokes/stroke.js';
import type { ReadSymbol } from './hypotheses.js';

/** Between the strokes of one sign the pen is lifted for less (ms); after more, somebody looked at it and changed it. */
const LIFTED_MS = 600;
/** Lines come so near to each other where they touch, as a share of the height of the signs. */
const TOUCH = 0.1;
/** A line added before a sign is its minus or a part of it, also where it stops short by so much. */
const BEFORE = 0.35;
/** Without times a digit in several strokes is one that was changed where a stroke is read as a digit as surely as this. */
const SURE = 0.9;
/** The sign of a root and the bar of a fraction touch what they hold, whenever it was written; points are set afterwards. */
const HOLDS = '√/.,';

/**
 * Whether a stroke was added to a sign that was there already: a 5 closed to a 6, a 0 that got a stem, a 1 with a roof. It
 * touches the sign, and came after a pause or after other signs. Ink without times is judged by its forms alone.
 */
export function isRepaired(strokes: readonly Stroke[], symbols: readonly ReadSymbol[]): boolean {
  if (!hasTimes(strokes)) return symbols.some((symbol) => holdsDigit(symbol, strokes));
  const symbolOf = new Map(symbols.flatMap((symbol) => symbol.strokeIds.map((id) => [id, symbol] as const)));
  const inOrder = strokes.toSorted((a, b) => a.t0 - b.t0);
  const size = Math.max(1, ...strokes.map((stroke) => strokeBounds(stroke).heightMm));
  return inOrder.some((stroke, at) => {
    const before = inOrder[at - 1];
    const own = symbolOf.get(stroke.id);
    if (!before || !own || HOLDS.includes(own.label)) return false;
    const isAfterPause = stroke.t0 - strokeEnd(before) > LIFTED_MS;
    const beforeIn = symbolOf.get(before.id);
    return inOrder.slice(0, at).some((other) => {
      const sign = symbolOf.get(other.id);
      if (!sign || HOLDS.includes(sign.label)) return false;
      // What stands under a bar comes after it, and is no addition to what stands over it.
      const isElsewhere = beforeIn !== own && beforeIn !== sign && !HOLDS.includes(beforeIn?.label ?? '/');
      const isLater = isAfterPause || isElsewhere;
      if (!isLater) return false;
      return sign === own
        ? touches(stroke, other, TOUCH * size)
        : isOver(stroke, sign) && touches(stroke, other, BEFORE * size);
    });
  });
}

/** The next sign may touch the one before it, but stands behind it. */
function isOver(stroke: Stroke, { bounds }: ReadSymbol): boolean {
  const { xMm, widthMm } = strokeBounds(stroke);
  return xMm + widthMm / 2 < bounds.xMm + bounds.widthMm;
}

const touches = (a: Stroke, b: Stroke, nearMm: number): boolean => shareAlong(a, b, nearMm) > 0;

function holdsDigit({ label, strokeIds }: ReadSymbol, strokes: readonly Stroke[]): boolean {
  if (strokeIds.length < 2 || !/\d/.test(label)) return false;
  return strokes.some((stroke) => {
    if (!strokeIds.includes(stroke.id)) return false;
    const alone = recognise([stroke]);
    return /[02-9]/.test(alone.label) && alone.confidence > SURE;
  });
}

const hasTimes = (strokes: readonly Stroke[]): boolean =>
  strokes.some((stroke) => strokeEnd(stroke) > stroke.t0) && new Set(strokes.map(({ t0 }) => t0)).size > 1;
