import type { RichText } from '@zhibi/contract/kernel';
import { type AnswerKey, type QuestionBody, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { mathIssues } from '../formula/issues.js';
import { toPlain } from '../output/plain.js';
import { blanksOf, formulasOf, imagesOf } from '../rich/walk.js';
import { usualKind } from './usual-kind.js';

/** What a question lacks. `where`: `stem`, `options.B`, `answer`, `analysis`, `parts`, or `parts.0.` before one of them. */
export type Missing = {
  reason:
    | 'stem-empty'
    | 'options-too-few'
    | 'options-not-expected'
    | 'option-empty'
    | 'label-twice'
    | 'key-missing'
    | 'key-of-other-kind'
    | 'key-names-no-option'
    | 'key-has-several'
    | 'no-blank'
    | 'blanks-differ-from-key'
    | 'blanks-out-of-order'
    | 'parts-missing'
    | 'parts-not-expected'
    | 'part-is-combined'
    | 'formula-broken';
  where: string;
};
type Reason = Missing['reason'];

const nameOf = (type: QuestionPart['type']): string =>
  Object.entries(questionTypes).find(([, code]) => code === type)?.[0] ?? '';

const isEmpty = (rich: RichText): boolean => toPlain(rich).trim() === '' && imagesOf(rich).length === 0;

const choiceTypes: number[] = [questionTypes['single-choice'], questionTypes['multiple-choice']];
const markedByKey: string[] = ['choice', 'true-false', 'blanks'];

function optionIssues({ type, options }: QuestionPart): Missing[] {
  if (!choiceTypes.includes(type)) {
    return options.length > 0 ? [{ reason: 'options-not-expected', where: 'options' }] : [];
  }
  const labels = options.map((option) => option.label);
  return [
    ...(options.length < 2 ? [{ reason: 'options-too-few' as const, where: 'options' }] : []),
    ...(new Set(labels).size < labels.length ? [{ reason: 'label-twice' as const, where: 'options' }] : []),
    ...options
      .filter((option) => isEmpty(option.content))
      .map((option) => ({ reason: 'option-empty' as const, where: `options.${option.label}` })),
  ];
}

function keyReasons(answer: AnswerKey, part: QuestionPart): Reason[] {
  const usual = usualKind[nameOf(part.type)];
  if (answer.kind === 'none') return usual !== undefined && markedByKey.includes(usual) ? ['key-missing'] : [];
  if (answer.kind === 'open') return isEmpty(answer.content) ? ['key-missing'] : [];
  if (answer.kind !== usual) return ['key-of-other-kind'];
  if (answer.kind === 'blanks') {
    const blanks = blanksOf(part.stem).length;
    return blanks > 0 && blanks !== answer.blanks.length ? ['blanks-differ-from-key'] : [];
  }
  if (answer.kind !== 'choice') return [];
  const labels = part.options.map((option) => option.label);
  const reasons: Reason[] = answer.labels.every((label) => labels.includes(label)) ? [] : ['key-names-no-option'];
  const several = part.type === questionTypes['single-choice'] && answer.labels.length > 1;
  return several ? [...reasons, 'key-has-several'] : reasons;
}

function blankReasons(part: QuestionPart): Reason[] {
  const indices = blanksOf(part.stem).map((blank) => blank.index);
  if (part.type === questionTypes['fill-in'] && indices.length === 0) return ['no-blank'];
  const inOrder = new Set(indices).size === indices.length && indices.every((index) => index < indices.length);
  return inOrder ? [] : ['blanks-out-of-order'];
}

function partIssues(part: QuestionPart): Missing[] {
  const texts: [string, RichText][] = [
    ['stem', part.stem],
    ...part.options.map(({ label, content }): [string, RichText] => [`options.${label}`, content]),
    ['answer', part.answer.kind === 'open' ? part.answer.content : []],
    ['analysis', part.analysis],
  ];
  const broken = texts.filter(([, rich]) => formulasOf(rich).some((formula) => mathIssues(formula.v).length > 0));
  return [
    ...(isEmpty(part.stem) ? [{ reason: 'stem-empty' as const, where: 'stem' }] : []),
    ...blankReasons(part).map((reason) => ({ reason, where: 'stem' })),
    ...optionIssues(part),
    ...keyReasons(part.answer, part).map((reason) => ({ reason, where: 'answer' })),
    ...broken.map(([where]) => ({ reason: 'formula-broken' as const, where })),
  ];
}

/** What a question still lacks before it can be set in a paper and marked; empty when it is whole. The server turns the words into messages. */
export function missingParts(body: QuestionBody): Missing[] {
  const isCombined = body.type === questionTypes.combined;
  return [
    ...partIssues(body),
    ...(isCombined && body.parts.length === 0 ? [{ reason: 'parts-missing' as const, where: 'parts' }] : []),
    ...(!isCombined && body.parts.length > 0 ? [{ reason: 'parts-not-expected' as const, where: 'parts' }] : []),
    ...body.parts.flatMap((part, i) => [
      ...(part.type === questionTypes.combined ? [{ reason: 'part-is-combined' as const, where: `parts.${i}` }] : []),
      ...partIssues(part).map(({ reason, where }) => ({ reason, where: `parts.${i}.${where}` })),
    ]),
  ];
}
