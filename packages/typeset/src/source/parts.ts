import { typstString } from '@zhibi/content';
import { partScores } from '@zhibi/contract/papers';
import { questionTypes } from '@zhibi/contract/questions';
import type { SheetItem } from '../sheet/paper-sheet.js';
import { words } from '../sheet/words.js';
import { solutionSource } from './answers.js';
import type { Asked } from './asked.js';
import { choiceEnd, optionCells } from './choice.js';
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
    const tells = score > 0 && !(alike && parts.every(({ stem }) => stem.length === 0));
    return {
      ...whole,
      question,
      score,
      answerSpaceMm: space,
      partIndex,
      prefix: `${item.itemId}:p${partIndex}`,
      lead: `zb-part-lead(${typstString(words.part(partIndex))})`,
      points: tells ? `text(${typstString(words.points(score))})` : undefined,
      widthMm: whole.widthMm - 2.55 * EM_MM * (context.manner.sizePt / 10.5),
    };
  });
  const rows: string[] = [];
  let blanks: Asked[] = [];
  const endBlanks = () => {
    if (blanks.length > 0)
      rows.push(`zb-part(zb-columns((${blanks.map((one) => cellSource(one, context)).join(', ')},)))`);
    blanks = [];
  };
  for (const one of asked) {
    if (
      one.question.stem.length === 0 &&
      one.question.type === questionTypes['fill-in'] &&
      context.options.edition !== 'teacher'
    ) {
      blanks.push(one);
      continue;
    }
    endBlanks();
    rows.push(`zb-part({\n${clozeSource(one, context) ?? questionSource(one, context)}\n})`);
  }
  endBlanks();
  return rows;
}

const EM_MM = (10.5 * 25.4) / 72;

const cellSource = (asked: Asked, context: SourceContext) =>
  `zb-inline(${stemSource({ ...asked, lead: inLine(asked) }, context)})`;
const inLine = ({ partIndex }: Asked) => `box(width: zb-part-indent, text(${typstString(words.part(partIndex ?? 0))}))`;

function clozeSource(asked: Asked, context: SourceContext): string | undefined {
  if (asked.question.stem.length > 0 || asked.question.options.length === 0) return undefined;
  const choice = choiceEnd(asked, context);
  if (choice === undefined || choice.rows !== '') return undefined;
  const solution = context.options.edition === 'teacher' ? solutionSource(asked.question, context, asked) : '';
  return `zb-cloze(${asked.lead}, (${optionCells(asked, context).join(', ')},), ${choice.bracket})\n${solution}`;
}
