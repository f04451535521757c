import { straightness } from '../marks/shape.js';
import { type Rect, type Stroke, strokeBounds, strokeEnd } from '../strokes/stroke.js';

/** A pause within a number: what comes after it is written over it or added. */
const PAUSE_MS = 1500;
/** A line through a digit reaches out of it on both sides by so much (mm), and does not rise by more than this share of its width. */
const STRIKE = { reach: 0.3, rise: 0.7, straight: 0.8 };
/** A gap between two digits of so many heights of the tallest. */
const APART = 0.6;
/** So much of the smaller of two strokes lies on the other when one is written over it. */
const OVER = 0.75;

/** Whether a number was struck through, written over, gone on with later, or is two that stand apart: nobody reads such a one for a teacher. */
export function isAltered(ink: readonly Stroke[], points: number): boolean {
  const inOrder = [...ink].sort((a, b) => a.t0 - b.t0);
  const isLater = inOrder.some((stroke, at) => {
    const before = inOrder[at - 1];
    return before !== undefined && stroke.t0 - strokeEnd(before) > PAUSE_MS;
  });
  return (
    isLater ||
    isApart(ink) ||
    inOrder.some((stroke) => isStrike(stroke, ink)) ||
    isWrittenOver(inOrder, String(points).includes('4'))
  );
}

/** Digits so far apart are two scores: nobody writes a ten with room for another digit in it. */
function isApart(ink: readonly Stroke[]): boolean {
  const inRow = ink.map((stroke) => strokeBounds(stroke)).sort((a, b) => a.xMm - b.xMm);
  const tallest = Math.max(...inRow.map(({ heightMm }) => heightMm));
  let right = inRow[0]?.xMm ?? 0;
  return inRow.some(({ xMm, widthMm }) => {
    const gap = xMm - right;
    right = Math.max(right, xMm + widthMm);
    return gap > APART * tallest;
  });
}

function isStrike(stroke: Stroke, ink: readonly Stroke[]): boolean {
  const line = strokeBounds(stroke);
  if (straightness(stroke) < STRIKE.straight || line.heightMm > STRIKE.rise * line.widthMm) return false;
  const under = ink
    .filter((other) => other !== stroke)
    .map((other) => strokeBounds(other))
    .filter((other) => other.heightMm > line.heightMm && meet(line, other));
  if (under.length === 0) return false;
  const [left, right] = [
    Math.min(...under.map((one) => one.xMm)),
    Math.max(...under.map((one) => one.xMm + one.widthMm)),
  ];
  return line.xMm < left - STRIKE.reach && line.xMm + line.widthMm > right + STRIKE.reach;
}

/** Two strokes in one place that are no parts of one digit: those of 5 and 7 lie beside each other; a 4 alone has a line within its angle. */
function isWrittenOver(ink: readonly Stroke[], hasFour: boolean): boolean {
  const bounds = ink.map((stroke) => ({ box: strokeBounds(stroke), isLine: straightness(stroke) > 0.8 }));
  return bounds.some((one, at) =>
    bounds.slice(at + 1).some((other) => {
      if (one.isLine && other.isLine) return false;
      const isTall =
        Math.min(one.box.heightMm, other.box.heightMm) > 0.6 * Math.max(one.box.heightMm, other.box.heightMm);
      const mayBeFour = hasFour && (one.isLine || other.isLine);
      return isTall && !mayBeFour && shareOver(one.box, other.box) > OVER;
    }),
  );
}

function shareOver(a: Rect, b: Rect): number {
  const wide = Math.min(a.xMm + a.widthMm, b.xMm + b.widthMm) - Math.max(a.xMm, b.xMm);
  const tall = Math.min(a.yMm + a.heightMm, b.yMm + b.heightMm) - Math.max(a.yMm, b.yMm);
  const smaller = Math.min(a.widthMm * a.heightMm, b.widthMm * b.heightMm);
  return wide > 0 && tall > 0 && smaller > 0 ? (wide * tall) / smaller : 0;
}

const meet = (line: Rect, other: Rect): boolean =>
  line.xMm <= other.xMm + other.widthMm &&
  other.xMm <= line.xMm + line.widthMm &&
  line.yMm <= other.yMm + other.heightMm &&
  other.yMm <= line.yMm + line.heightMm;
