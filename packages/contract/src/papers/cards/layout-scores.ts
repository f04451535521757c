import type { CardQuestion } from './design.js';
import { letterBox } from './layout-choices.js';
import type { Rect } from './sheet.js';

export type ScoreBox = Rect & { points: number; sign: string };

const PITCH = 7.4;
/** More would be looked for too long: points from here on are tens and ones. */
const MOST_IN_ONE = 10;

/** The points of the boxes beside an answer; those that are marked are added. */
function pointsOf(score: number, steps: number): number[] {
  if (steps > 0) {
    const step = (score * 2) % steps === 0 ? score / steps : score;
    return Array.from({ length: Math.round(score / step) + 1 }, (_, i) => i * step);
  }
  const whole = Math.floor(score);
  const half = [0.5];
  if (whole <= MOST_IN_ONE) return [...Array.from({ length: whole + 1 }, (_, i) => i), ...half];
  const tens = Array.from({ length: Math.floor(whole / 10) }, (_, i) => (i + 1) * 10);
  return [...tens, ...Array.from({ length: 10 }, (_, i) => i), ...half];
}

export const scoresWide = (question: CardQuestion): number =>
  pointsOf(question.score, stepsOf(question)).length * PITCH;

const isTens = (points: number) => points >= MOST_IN_ONE;

export const foldedWide = (question: CardQuestion): number => {
  const points = pointsOf(question.score, stepsOf(question));
  const tens = points.filter(isTens).length;
  return Math.max(tens, points.length - tens) * PITCH;
};

/** Tens in a row of their own, above the ones. */
export function folded(boxes: readonly ScoreBox[], rightMm: number): ScoreBox[] {
  const low = boxes.filter(({ points }) => !isTens(points)).map((box) => ({ ...box, yMm: box.yMm + 5.4 }));
  const high = boxes.filter(({ points }) => isTens(points));
  // Each row ends at the right without a gap.
  const flush = (row: readonly ScoreBox[]) =>
    row.map((box, i) => ({ ...box, xMm: rightMm - (row.length - i) * PITCH }));
  return [...flush(high), ...flush(low)];
}

/** A blank is right or not; written work is worth any half point. */
const stepsOf = ({ kind, blanks }: CardQuestion): number => (kind === 'blank' ? blanks : 0);

/** A row of boxes that ends at `rightMm`. */
export function scoreBoxes(question: CardQuestion, rightMm: number, yMm: number): ScoreBox[] {
  const points = pointsOf(question.score, stepsOf(question));
  const from = rightMm - points.length * PITCH;
  return points.map((one, i) => ({
    points: one,
    sign: one === 0.5 ? '.5' : String(one),
    xMm: from + i * PITCH,
    yMm,
    widthMm: letterBox.widthMm,
    heightMm: letterBox.heightMm,
  }));
}
