import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import type { ReadSymbol } from './hypotheses.js';

/** In how many strokes at most people write a sign; one more belongs to another sign, or to a correction. */
const most: Readonly<Record<string, number>> = {
  '1': 2,
  '4': 2,
  '5': 2,
  '7': 2,
  '8': 2,
  '9': 2,
  '+': 2,
  '×': 2,
  '÷': 3,
  '=': 2,
  '%': 3,
  '√': 2,
  π: 3,
  '∠': 2,
  a: 2,
  b: 2,
  d: 2,
  g: 2,
  h: 2,
  k: 3,
  m: 2,
  n: 2,
  y: 2,
  L: 2,
  A: 3,
  B: 3,
  D: 2,
  E: 4,
  F: 3,
};
/** Two bars of an equals sign: this much flatter than long, of a length, and over each other. */
const BARS = { flat: 0.5, length: 0.45, over: 0.55 } as const;

/**
 * Whether each stroke stands in exactly one sign, and no sign has more strokes, or others, than its kind: a minus beside
 * "=" would be taken for its third bar, a prime for a part of the letter before it.
 */
export function isStrokesOfSigns(ink: readonly Stroke[], symbols: readonly ReadSymbol[]): boolean {
  const ids = symbols.flatMap((symbol) => symbol.strokeIds);
  if (ids.length !== ink.length || new Set(ids).size !== ids.length) return false;
  return symbols.every(({ label, strokeIds }) => {
    const own = ink.filter((stroke) => strokeIds.includes(stroke.id));
    if (own.length !== strokeIds.length || own.length > (most[label.replace('^', '')] ?? 1)) return false;
    return label !== '=' || isTwoBars(own);
  });
}

function isTwoBars(strokes: readonly Stroke[]): boolean {
  const [a, b] = strokes.map((stroke) => strokeBounds(stroke));
  if (!a || !b || strokes.length > 2) return false;
  const isFlat = ({ widthMm, heightMm }: Rect) => heightMm < BARS.flat * widthMm;
  const [short, long] = a.widthMm < b.widthMm ? [a, b] : [b, a];
  const over = Math.min(a.xMm + a.widthMm, b.xMm + b.widthMm) - Math.max(a.xMm, b.xMm);
  return isFlat(a) && isFlat(b) && short.widthMm > BARS.length * long.widthMm && over > BARS.over * short.widthMm;
}
