import { diagonalOf } from '../strokes/path.js';
import { type Drawn, meet, piecesOf } from '../strokes/pieces.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import { straightness } from './shape.js';

/** What is smaller than this (mm) is a speck or a slip of the pen: no child writes letters so small. */
const LETTER_MM = 1.5;
/** Writing so near to a box (mm) speaks of it: a letter, a word, a tick or × before, behind, over or under the boxes. */
const NEAR = { asideMm: 15, overMm: 8 } as const;
/**
 * Further away a piece of writing counts only where it is one sign or a short word: a letter in the bracket of the stem, a
 * ring around the text of an option. What is more is rough work.
 */
const SIGN = { mostMm: 12, strokes: 4 } as const;
/** An answer of one line: four digits with a sign before them. */
const SHORT = { strokes: 8, wideMm: 18, highMm: 9 } as const;
/** A straight line that is as level as this underlines the printed text. */
const LEVEL = 0.25;

/** Whether what was written around the boxes of a choice may be an answer too, or take back the one in a box. */
export function mayBeAnswer(beside: readonly Stroke[], boxes: readonly Rect[]): boolean {
  return piecesOf(beside).some((piece) => {
    const whole = strokeBounds(...piece.map(({ stroke }) => stroke));
    if (diagonalOf(whole) < LETTER_MM || isUnderline(piece)) return false;
    const isSign = piece.length <= SIGN.strokes && Math.max(whole.widthMm, whole.heightMm) <= SIGN.mostMm;
    return isSign || piece.some(({ bounds }) => boxes.some((box) => isNear(bounds, box)));
  });
}

function isUnderline([first, more]: readonly Drawn[]): boolean {
  return first !== undefined && more === undefined && isLevelLine(first);
}

const isLevelLine = ({ stroke, bounds }: Drawn): boolean =>
  straightness(stroke) > 0.9 && bounds.heightMm < LEVEL * bounds.widthMm;

/**
 * Whether something in the frame of a question, however far from its blanks, is as short as an answer in one line: the number
 * that a child wrote elsewhere when its blank was full. Lines under the printed text are none, and longer work is no answer.
 */
export const mayBeShortAnswer = (beside: readonly Stroke[]): boolean =>
  piecesOf(beside).some((piece) => {
    const { widthMm, heightMm } = strokeBounds(...piece.map(({ stroke }) => stroke));
    if (Math.hypot(widthMm, heightMm) < LETTER_MM || piece.every(isLevelLine)) return false;
    return piece.length <= SHORT.strokes && widthMm <= SHORT.wideMm && heightMm <= SHORT.highMm;
  });

const isNear = (ink: Rect, { xMm, yMm, widthMm, heightMm }: Rect): boolean =>
  meet(ink, {
    xMm: xMm - NEAR.asideMm,
    yMm: yMm - NEAR.overMm,
    widthMm: widthMm + 2 * NEAR.asideMm,
    heightMm: heightMm + 2 * NEAR.overMm,
  });
