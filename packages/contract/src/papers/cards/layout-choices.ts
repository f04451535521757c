import type { BlockOf, CardQuestion } from './design.js';
import type { Rect } from './sheet.js';

/** A letter box as on any paper of the product: what reads them knows it. */
export const letterBox = { widthMm: 5.6, heightMm: 4.5, pitchMm: 7.6, rowMm: 6.6 } as const;

const PAD = 3;
const LABEL = 10;
const GROUP = 5;
const [BESIDE, BELOW] = [5, 3];

export interface ChoiceRow extends Rect {
  question: CardQuestion;
  boxes: (Rect & { option: string })[];
}

export const optionsOf = ({ kind, options }: Pick<CardQuestion, 'kind' | 'options'>): string[] =>
  kind === 'judge' ? ['T', 'F'] : [...'ABCDEFGHI'].slice(0, options);

const widthOf = (question: CardQuestion) =>
  LABEL + (optionsOf(question).length - 1) * letterBox.pitchMm + letterBox.widthMm;

/** Choices go down in groups of five, as many groups side by side as there is room for; and how much room all of them need. */
export function layOutChoices(
  block: BlockOf<'choices'>,
  questions: readonly CardQuestion[],
): { rows: ChoiceRow[]; needs: { widthMm: number; heightMm: number } } {
  const widest = Math.max(...questions.map(widthOf), 0);
  const across = Math.max(1, Math.floor((block.widthMm - 2 * PAD + BESIDE) / (widest + BESIDE)));
  const rows = questions.map((question, at): ChoiceRow => {
    const group = Math.floor(at / GROUP);
    const xMm = block.xMm + PAD + (group % across) * (widest + BESIDE);
    const yMm =
      block.yMm + PAD + Math.floor(group / across) * (GROUP * letterBox.rowMm + BELOW) + (at % GROUP) * letterBox.rowMm;
    const box = (option: string, i: number) => ({
      option,
      xMm: xMm + LABEL + i * letterBox.pitchMm,
      yMm: yMm + (letterBox.rowMm - letterBox.heightMm) / 2,
      widthMm: letterBox.widthMm,
      heightMm: letterBox.heightMm,
    });
    const boxes = optionsOf(question).map(box);
    return { question, boxes, xMm, yMm, widthMm: widthOf(question), heightMm: letterBox.rowMm };
  });
  const bottom = rows.reduce((low, { yMm, heightMm }) => Math.max(low, yMm + heightMm), block.yMm + PAD);
  const high = bottom - block.yMm - PAD;
  return { rows, needs: { widthMm: widest + 2 * PAD, heightMm: high + 2 * PAD } };
}
