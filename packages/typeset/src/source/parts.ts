import { typstString } from '@zhibi/content';
import { partScores } from '@zhibi/contract/papers';
import { questionTypes } from '@zhibi/contract/questions';
import type { SheetItem } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import type { Asked } from './asked.js';
import { choiceEnd, namesOnly } from './choice.js';
import type { SourceContext } from './context.js';
import { stemSource } from './stem.js';

type QuestionSource = (asked: Asked, context: SourceContext) => string;

/** The questions about a text, each with points of its own. Those without words of their own stand as those of a cloze do: options in the line of their number, blanks side by side. */
export function partsSource(
  item: SheetItem,
  whole: Asked,
  context: SourceContext,
  questionSource: QuestionSource,
): string[] {
  const { parts } = item.question;
  const scores = partScores(item.score, parts);
  const alike = scores.every((score) => score === scores[0]);
  const space = item.answerSpaceMm === undefined ? undefined : item.answerSpaceMm / Math.max(1, parts.length);
  const asked = parts.map((question, partIndex): Asked => {
    const score = scores[partIndex] ?? 0;
    return {
      ...whole,
      question,
      score,
      answerSpaceMm: space,
      partIndex,
      prefix: `${item.itemId}:p${partIndex}`,
      lead: `zb-part-lead(${typstString(words.part(partIndex))})`,
      points: score > 0 && !alike ? `text(${typstString(words.points(score))})` : undefined,
      widthMm: whole.widthMm - 2.55 * EM_MM * (context.manner.sizePt / 10.5),
    };
  });
  const rows: string[] = [];
  let cells: Asked[] = [];
  const endCells = () => {
    if (cells.length > 0)
      rows.push(
        `zb-part(zb-columns((${cells.map((one) => cellSource({ ...one, beside: cells.map(({ question }) => question) }, context)).join(', ')},)))`,
      );
    cells = [];
  };
  for (const one of asked) {
    if (isCell(one, context)) cells.push(one);
    else {
      endCells();
      rows.push(`zb-part({\n${questionSource(one, context)}\n})`);
    }
  }
  endCells();
  return rows;
}

const EM_MM = (10.5 * 25.4) / 72;

/** A question without words: a blank, or letters that stand for sentences of the text. */
function isCell({ question }: Asked, { options: { edition } }: SourceContext): boolean {
  if (question.stem.length > 0 || edition === 'teacher') return false;
  return question.type === questionTypes['fill-in'] || (question.options.length > 0 && namesOnly(question));
}

function cellSource(asked: Asked, context: SourceContext): string {
  const lead = `sym.wj + box(width: zb-part-indent, zb-low(text(${typstString(words.part(asked.partIndex ?? 0))})))`;
  const choice = choiceEnd(asked, context);
  return choice === undefined ? stemSource({ ...asked, lead }, context) : `zb-written({ ${lead}; ${choice.bracket} })`;
}
