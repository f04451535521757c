import { toPlain, typstString } from '@zhibi/content';
import { type AreaType, areaTypes } from '@zhibi/contract/papers';
import { type QuestionType, questionTypes } from '@zhibi/contract/questions';
import type { Asked } from './asked.js';
import type { SourceContext } from './context.js';
import { richSource } from './rich-source.js';

/** The contract allows 26; what holds more was not checked and would fill pages with boxes. */
const MAX_OPTIONS = 26;

/**
 * What a choice or a true/false question is answered in, as Typst code: the brackets that end its words, with the 机读选项框 in them, or with the
 * answer in the teacher's edition; rows of boxes below where there are too many for a line. `boxes` are the same without brackets, for a card. Undefined for
 * other questions.
 */
export function choiceEnd(
  asked: Asked,
  context: SourceContext,
): { bracket: string; rows: string; boxes: string } | undefined {
  const { question, itemId, prefix, partIndex } = asked;
  const areaType = choiceAreas[question.type];
  if (areaType === undefined) return undefined;
  const judged = areaType === areaTypes['true-false'];
  const labels = judged ? ['T', 'F'] : question.options.slice(0, MAX_OPTIONS).map((option) => option.label);
  if (context.options.edition === 'teacher') {
    const bracket = answerBracket(asked, judged);
    return { bracket, rows: '', boxes: bracket };
  }
  const letters = labels.map((label) => {
    const n = context.ledger.enter({ areaId: `${prefix}:${label}`, areaType, itemId, partIndex, option: label });
    const sign = judged ? (label === 'T' ? '√' : '×') : label;
    return `(${n}, ${typstString(sign)}, ${context.options.edition === 'answer' && isRight(asked, label)})`;
  });
  if (letters.length === 0) return undefined;
  const all = `(${letters.join(', ')},)`;
  return {
    bracket: `zb-bracket(${all})`,
    rows: letters.length > IN_A_LINE ? `zb-letter-rows(${all})` : '',
    boxes: `zb-boxes(${all})`,
  };
}

/** As many boxes as `zb-row` puts into one line. */
export const IN_A_LINE = 9;

const choiceAreas: Partial<Record<QuestionType, AreaType>> = {
  [questionTypes['true-false']]: areaTypes['true-false'],
  [questionTypes['single-choice']]: areaTypes['single-choice'],
  [questionTypes['multiple-choice']]: areaTypes['multiple-choice'],
};

function answerBracket({ question: { answer } }: Asked, judged: boolean): string {
  const said = judged
    ? answer.kind === 'true-false'
      ? answer.value
        ? '√'
        : '×'
      : ''
    : answer.kind === 'choice'
      ? answer.labels.join('')
      : '';
  return `zb-bracket-answer(text(${typstString(said)}))`;
}

function isRight({ question: { answer } }: Asked, label: string): boolean {
  if (answer.kind === 'true-false') return answer.value === (label === 'T');
  return answer.kind === 'choice' && answer.labels.includes(label);
}

/** The options under a stem, in as many columns as fit; nothing when there are none. */
export function optionsSource(asked: Asked, context: SourceContext): string {
  const { question, itemId, optionColumns } = asked;
  if (question.options.length === 0 || namesOnly(question)) return '';
  if (question.options.length > MAX_OPTIONS)
    context.report('too-many-options', itemId, String(question.options.length));
  return `zb-options((${optionCells(asked, context).join(', ')},), ${optionColumns ?? 'none'})`;
}

/** Options that say nothing but their letter name sentences that stand elsewhere: to print them again says nothing. */
export const namesOnly = ({ options }: Asked['question']): boolean =>
  options.length > 0 && options.every(({ label, content }) => toPlain(content).trim() === label);

/** A choice without words, as one of a listening test or of a cloze: its options stand in the line of its number. */
export function clozeSource(asked: Asked, context: SourceContext): string | undefined {
  if (asked.question.stem.length > 0 || asked.question.options.length === 0 || namesOnly(asked.question))
    return undefined;
  const choice = choiceEnd(asked, context);
  if (choice === undefined) return undefined;
  return `zb-cloze(${asked.lead}, (${optionCells(asked, context).join(', ')},), ${choice.bracket})\n${choice.rows}`;
}

/** Each option with its letter. */
export const optionCells = ({ question, itemId, widthMm }: Asked, context: SourceContext): string[] =>
  question.options.slice(0, MAX_OPTIONS).map((option) =>
    richSource(option.content, context, {
      itemId,
      widthMm: widthMm - 8,
      lead: `zb-label(${typstString(option.label)})`,
    }),
  );
