import { type BlockOf, type CardBlock, type CardDesign, type CardQuestion, keyOfQuestion } from './design.js';
import { letterBox } from './layout-choices.js';
import { folded, foldedWide, type ScoreBox, scoreBoxes, scoresWide } from './layout-scores.js';
import type { Rect } from './sheet.js';

const PAD = 2.5;
/** What the place is for, and the points; below it the numbers to choose among. */
const [HEAD, CHOICE, ROW] = [7.5, 7, 5.4];
/** `选做题号` before the boxes, and the words before the points. */
const [LABEL, WORDS] = [19, 40];
const LEAST_SPACE = 12;

export interface OptionalPlace {
  /** A box for each question that may be chosen, in the order of the paper. */
  boxes: (Rect & { question: CardQuestion })[];
  /** The line on which the words beside the boxes stand, and where there is room for more of them. */
  wordsMm: number;
  beside: { xMm: number; widthMm: number };
  space: Rect;
  scores: ScoreBox[];
  needs: { widthMm: number; heightMm: number };
}

const isOneChosen = (question: CardQuestion | undefined): boolean => question?.choice?.choose === 1;

/** Whether a block can have boxes for points on paper: where several optional questions are chosen none has, see `layOutOptional`. */
export const canBeScored = ({ questions }: Pick<CardDesign, 'questions'>, block: CardBlock): boolean =>
  block.kind !== 'optional' || isOneChosen(questions.find((one) => keyOfQuestion(one) === block.keys[0]));

/**
 * Where an optional question is answered: its number is filled in, the answer is written below. Points are marked on paper only where one question
 * is chosen: of several each place would have to say whose points they are, and a teacher marks those on the screen.
 */
export function layOutOptional(block: BlockOf<'optional'>, questions: readonly CardQuestion[]): OptionalPlace {
  const [first] = questions;
  const scored = block.scored && isOneChosen(first) ? first : undefined;
  const wide = scored ? scoresWide(scored) + WORDS + 2 * PAD : WORDS;
  // Tens above ones where one row is too long.
  const isFolded = scored !== undefined && wide > block.widthMm;
  const right = block.xMm + block.widthMm - PAD;
  const row = scored ? scoreBoxes(scored, right, block.yMm + 1.6) : [];
  const top = block.yMm + HEAD + (isFolded ? ROW : 0);
  const boxes = questions.map((question, i) => ({
    question,
    xMm: block.xMm + PAD + LABEL + i * letterBox.pitchMm,
    yMm: top + 1,
    widthMm: letterBox.widthMm,
    heightMm: letterBox.heightMm,
  }));
  const from = block.xMm + PAD + LABEL + questions.length * letterBox.pitchMm + 1;
  const head = top + CHOICE - block.yMm;
  const least = scored && isFolded ? Math.min(wide, foldedWide(scored) + WORDS + 2 * PAD) : wide;
  return {
    boxes,
    wordsMm: top + 4.5,
    beside: { xMm: from, widthMm: right - from },
    space: {
      xMm: block.xMm + PAD,
      yMm: block.yMm + head,
      widthMm: block.widthMm - 2 * PAD,
      heightMm: block.heightMm - head - PAD,
    },
    scores: isFolded ? folded(row, right) : row,
    needs: {
      widthMm: Math.max(least, from - block.xMm + PAD),
      heightMm: head + PAD + LEAST_SPACE,
    },
  };
}
