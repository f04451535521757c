import { typstString } from '@zhibi/content';
import { areaTypes } from '@zhibi/contract/papers';
import { questionTypes } from '@zhibi/contract/questions';
import type { Asked } from './asked.js';
import type { SourceContext } from './context.js';
import { richSource } from './rich-source.js';

/** The contract allows 26; what holds more was not checked and would fill pages with boxes. */
const MAX_OPTIONS = 26;

/** 机读选项框 of a choice or of true/false, as Typst code; undefined for other questions and in the teacher's edition. */
export function lettersSource(asked: Asked, context: SourceContext): string | undefined {
  const { question, itemId, prefix, partIndex } = asked;
  if (context.options.edition === 'teacher') return undefined;
  const judged = question.type === questionTypes['true-false'];
  const chosen = question.type === questionTypes['single-choice'] || question.type === questionTypes['multiple-choice'];
  if (!judged && !chosen) return undefined;
  const labels = judged ? ['T', 'F'] : question.options.slice(0, MAX_OPTIONS).map((option) => option.label);
  const areaType = judged
    ? areaTypes['true-false']
    : question.type === questionTypes['single-choice']
      ? areaTypes['single-choice']
      : areaTypes['multiple-choice'];
  const letters = labels.map((label) => {
    const n = context.ledger.enter({ areaId: `${prefix}:${label}`, areaType, itemId, partIndex, option: label });
    return `(${n}, ${typstString(label)}, ${context.options.edition === 'answer' && isRight(asked, label)})`;
  });
  return letters.length === 0 ? undefined : `(${letters.join(', ')},)`;
}

function isRight({ question: { answer } }: Asked, label: string): boolean {
  if (answer.kind === 'true-false') return answer.value === (label === 'T');
  return answer.kind === 'choice' && answer.labels.includes(label);
}

/** The options under a stem, in as many columns as fit; nothing when there are none. */
export function optionsSource(asked: Asked, context: SourceContext, columns: 1 | 2 | 4 | undefined): string {
  const { question, itemId, widthMm } = asked;
  if (question.options.length === 0) return '';
  if (question.options.length > MAX_OPTIONS)
    context.report('too-many-options', itemId, String(question.options.length));
  const cells = question.options.slice(0, MAX_OPTIONS).map((option) =>
    richSource(option.content, context, {
      itemId,
      widthMm: widthMm - 8,
      lead: `zb-label(${typstString(option.label)})`,
    }),
  );
  return `zb-options((${cells.join(', ')},), ${columns ?? 'none'})`;
}
