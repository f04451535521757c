import type { BlockOf, CardQuestion } from './design.js';
import { folded, foldedWide, type ScoreBox, scoreBoxes, scoresWide } from './layout-scores.js';
import type { Rect } from './sheet.js';

const PAD = 2.5;
/** The number of a question, its points, and the boxes for them. */
const HEAD = 7.5;
const LABEL = 11;
/** Beside the boxes for points: the number of the question, and what the boxes are for. */
const BESIDE = 33;
const ROW = 5.4;
const [CELL, CELL_WIDE] = [11.5, 56];
const LEAST_LINE = 14;

export interface BlankCell extends Rect {
  question: CardQuestion;
  lines: Rect[];
  scores: ScoreBox[];
}

/** Blanks side by side, each on a line of its own. */
export function layOutBlanks(
  block: BlockOf<'blanks'>,
  questions: readonly CardQuestion[],
): { cells: BlankCell[]; needs: { widthMm: number; heightMm: number } } {
  const scoreMm = (question: CardQuestion) => (block.scored ? scoresWide(question) + 2 : 0);
  const least = (question: CardQuestion) => LABEL + question.blanks * LEAST_LINE + scoreMm(question);
  const widest = Math.max(...questions.map(least), 0);
  const inside = block.widthMm - 2 * PAD;
  const across = Math.max(1, Math.min(4, Math.floor(inside / Math.max(widest, CELL_WIDE)), questions.length));
  const widthMm = inside / across;
  const cells = questions.map((question, at): BlankCell => {
    const [xMm, yMm] = [block.xMm + PAD + (at % across) * widthMm, block.yMm + PAD + Math.floor(at / across) * CELL];
    const cell = { xMm, yMm, widthMm: widthMm - 3, heightMm: CELL };
    const room = cell.widthMm - LABEL - scoreMm(question);
    const lines = Array.from({ length: question.blanks }, (_, i) => ({
      xMm: xMm + LABEL + (i * room) / question.blanks,
      yMm: yMm + 1,
      widthMm: room / question.blanks - 2,
      heightMm: 8.5,
    }));
    const scores = block.scored ? scoreBoxes(question, xMm + cell.widthMm, yMm + 4.5) : [];
    return { ...cell, question, lines, scores };
  });
  const rows = Math.ceil(questions.length / across);
  return { cells, needs: { widthMm: widest + 3 + 2 * PAD, heightMm: rows * CELL + 2 * PAD } };
}

/** Where an open answer is written: below its number, and beside nothing. A part that goes on from another column has no boxes. */
export function layOutWritten(
  block: BlockOf<'written' | 'essay'>,
  question: CardQuestion,
  goesOn: boolean,
): { space: Rect; scores: ScoreBox[]; needs: { widthMm: number; heightMm: number } } {
  const isScored = block.scored && !goesOn;
  const wide = scoresWide(question) + BESIDE + 2 * PAD;
  // Tens above ones where one row is too long.
  const isFolded = isScored && wide > block.widthMm;
  const head = HEAD + (isFolded ? ROW : 0);
  const space = {
    xMm: block.xMm + PAD,
    yMm: block.yMm + head,
    widthMm: block.widthMm - 2 * PAD,
    heightMm: block.heightMm - head - PAD,
  };
  const right = block.xMm + block.widthMm - PAD;
  const row = isScored ? scoreBoxes(question, right, block.yMm + 1.6) : [];
  return {
    space,
    scores: isFolded ? folded(row, right) : row,
    needs: {
      widthMm: isScored ? (isFolded ? Math.min(wide, foldedWide(question) + BESIDE + 2 * PAD) : wide) : 30,
      heightMm: head + PAD + (block.kind === 'essay' ? ESSAY.pitchMm : 10),
    },
  };
}

/** A square for each character, and what stands between two rows. */
export const ESSAY = { squareMm: 8.1, pitchMm: 10.1, countedEach: 100 } as const;

export function layOutEssay(space: Rect): { columns: number; rows: number; sizeMm: number; grid: Rect } {
  const columns = Math.max(1, Math.floor(space.widthMm / ESSAY.squareMm));
  const sizeMm = space.widthMm / columns;
  const pitch = sizeMm + ESSAY.pitchMm - ESSAY.squareMm;
  const rows = Math.max(0, Math.floor((space.heightMm + 2) / pitch));
  return { columns, rows, sizeMm, grid: { ...space, heightMm: Math.max(0, rows * pitch - 2) } };
}
