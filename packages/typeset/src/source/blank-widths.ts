import type { Inline, RichText } from '@zhibi/contract/kernel';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import type { Asked } from './asked.js';
import type { SourceContext } from './context.js';
import { neededMm } from './sum-blanks.js';

/** A blank and a sum, before the hand is considered: so wide at least, and no wider for its answer. */
const WIDTHS = { blank: [20, 44], sum: [18, 30] } as const;
/** Beside what a cell holds of a table. */
const CELL_EDGES_MM = 5;

/**
 * Blanks of one question as wide as the longest of their answers needs, so that none tells which is short; never narrower than their author
 * wants. Sums beside each other are alike too, and so are all of a sheet of sums.
 */
export function withWidths(stem: RichText, asked: Asked, context: SourceContext): RichText {
  const { question, widthMm, beside = [question] } = asked;
  const isSum = question.type === questionTypes['oral-arithmetic'];
  const { handScale } = context.manner;
  const [least, most] = WIDTHS[isSum ? 'sum' : 'blank'];
  const neededBy = (answers: readonly string[]) =>
    handScale * Math.min(most, Math.max(least, ...answers.map(neededMm)));
  const all = neededBy(beside.flatMap(answersOf));
  const wide = (item: Inline, roomMm: number): Inline => {
    if (item.t !== 'blank') return item;
    if (isSum && context.sumBlankMm !== undefined) return { ...item, widthMm: context.sumBlankMm };
    const own = neededBy(answersOf(question).slice(item.index, item.index + 1));
    const wanted = isSum ? Math.min(most * handScale, item.widthMm ?? 0) : (item.widthMm ?? 0);
    return { ...item, widthMm: Math.max(own, Math.min(all, roomMm), wanted) };
  };
  return stem.map((block) => {
    if (block.t === 'p') return { ...block, children: block.children.map((item) => wide(item, all)) };
    const columns = Math.max(1, ...block.rows.map((row) => row.length));
    const roomMm = widthMm / columns - CELL_EDGES_MM;
    return { ...block, rows: block.rows.map((row) => row.map((cell) => cell.map((item) => wide(item, roomMm)))) };
  });
}

const answersOf = ({ answer }: QuestionPart): string[] =>
  answer.kind === 'blanks' ? answer.blanks.map(({ accepted }) => accepted[0] ?? '') : [];
