import type { AskedQuestion, TaskKind } from '@zhibi/contract/classroom';
import type { RichText } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';

const rich = (text: string): RichText => [{ t: 'p', children: [{ t: 'text', v: text }] }];
/** True/false questions are asked with the signs that students write. */
const signs = [
  { label: 'A', content: rich('√') },
  { label: 'B', content: rich('×') },
];

/** A question as it can be asked in class; undefined where nothing can be chosen. */
export function askedAs(questionId: string | null, { stem, options, answer }: QuestionBody): AskedQuestion | undefined {
  if (answer.kind === 'true-false')
    return { prompt: stem, options: signs, key: [answer.value ? 'A' : 'B'], questionId };
  const isChoice = answer.kind === 'choice' && options.length >= 2;
  // A question whose options are numbered is written on paper as it is; on a screen labels are letters.
  return isChoice && [...options.map(({ label }) => label), ...answer.labels].every((label) => /^[A-Z]$/.test(label))
    ? { prompt: stem, options, key: answer.labels, questionId }
    : undefined;
}

/** The type of a task of this one question. */
export const kindOf = ({ options, key }: AskedQuestion): TaskKind => (options === signs ? 2 : key.length > 1 ? 4 : 3);
