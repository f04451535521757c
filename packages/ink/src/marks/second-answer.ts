import { diagonalOf, grown } from '../strokes/path.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import { straightness } from './shape.js';

/** What is smaller than this (mm) is a speck or a slip of the pen: no child writes letters so small. */
const LETTER_MM = 1.5;
/** Writing so near to a box (mm) speaks of it: a letter, a word, a tick or × before, behind, over or under the boxes. */
const NEAR = { asideMm: 15, overMm: 8 } as const;
/** Strokes with less than this (mm) between them are one piece of writing. */
const APART_MM = 6;
/**
 * Further away a piece of writing counts only where it is one sign or a short word: a letter in the bracket of the stem, a
 * ring around the text of an option. What is more is rough work.
 */
const SIGN = { mostMm: 12, strokes: 4 } as const;
/** A straight line that is as level as this underlines the printed text. */
const LEVEL = 0.25;

interface Drawn {
  stroke: Stroke;
  bounds: Rect;
}

/** Whether what was written around the boxes of a choice may be an answer too, or take back the one in a box. */
export function mayBeAnswer(beside: readonly Stroke[], boxes: readonly Rect[]): boolean {
  const ink = beside.filter(({ tip }) => tip !== 'eraser');
  return pieces(ink.map((stroke) => ({ stroke, bounds: strokeBounds(stroke) }))).some((piece) => {
    const whole = strokeBounds(...piece.map(({ stroke }) => stroke));
    if (diagonalOf(whole) < LETTER_MM || isUnderline(piece)) return false;
    const isSign = piece.length <= SIGN.strokes && Math.max(whole.widthMm, whole.heightMm) <= SIGN.mostMm;
    return isSign || piece.some(({ bounds }) => boxes.some((box) => isNear(bounds, box)));
  });
}

function isUnderline([first, more]: readonly Drawn[]): boolean {
  if (!first || more) return false;
  return straightness(first.stroke) > 0.9 && first.bounds.heightMm < LEVEL * first.bounds.widthMm;
}

const isNear = (ink: Rect, { xMm, yMm, widthMm, heightMm }: Rect): boolean =>
  meet(ink, {
    xMm: xMm - NEAR.asideMm,
    yMm: yMm - NEAR.overMm,
    widthMm: widthMm + 2 * NEAR.asideMm,
    heightMm: heightMm + 2 * NEAR.overMm,
  });

/** Strokes that stand together. */
function pieces(strokes: readonly Drawn[]): Drawn[][] {
  let found: Drawn[][] = [];
  for (const one of strokes) {
    const around = grown(one.bounds, APART_MM);
    const isJoined = (piece: readonly Drawn[]) => piece.some(({ bounds }) => meet(bounds, around));
    found = [...found.filter((piece) => !isJoined(piece)), [...found.filter(isJoined).flat(), one]];
  }
  return found;
}

const meet = (a: Rect, b: Rect): boolean =>
  a.xMm <= b.xMm + b.widthMm &&
  b.xMm <= a.xMm + a.widthMm &&
  a.yMm <= b.yMm + b.heightMm &&
  b.yMm <= a.yMm + a.heightMm;
