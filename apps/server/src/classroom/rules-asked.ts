import { toLine } from '@zhibi/content';
import type { AskedQuestion, NotAsked, NotAskedReason, TaskKind } from '@zhibi/contract/classroom';
import type { RichText } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';

const rich = (text: string): RichText => [{ t: 'p', children: [{ t: 'text', v: text }] }];
/** So much of a question is enough to know it again. */
const BEGINNING = 24;
/** True/false questions are asked with the signs that students write. */
const signs = [
  { label: 'A', content: rich('√') },
  { label: 'B', content: rich('×') },
];

/** A question as it can be asked in class, or why it cannot. */
export function askedAs(
  questionId: string | null,
  { stem, options, answer }: QuestionBody,
): AskedQuestion | Exclude<NotAskedReason, 'too-many'> {
  if (answer.kind === 'true-false')
    return { prompt: stem, options: signs, key: [answer.value ? 'A' : 'B'], questionId };
  if (answer.kind !== 'choice' || options.length < 2) return 'not-choosable';
  // A question whose options are numbered is written on paper as it is; on a screen labels are letters.
  return [...options.map(({ label }) => label), ...answer.labels].every((label) => /^[A-Z]$/.test(label))
    ? { prompt: stem, options, key: answer.labels, questionId }
    : 'other-labels';
}

/** What of the chosen questions is asked, at most so many, and what is not. */
export function sortAsked(
  sources: readonly { questionId: string; body: QuestionBody }[],
  most: number,
): { asked: AskedQuestion[]; left: NotAsked[] } {
  const asked: AskedQuestion[] = [];
  const left: NotAsked[] = [];
  for (const [at, { questionId, body }] of sources.entries()) {
    const one = askedAs(questionId, body);
    const why = typeof one === 'string' ? one : asked.length >= most ? 'too-many' : undefined;
    if (why) left.push({ no: at + 1, begins: beginningOf(body), why });
    else if (typeof one !== 'string') asked.push(one);
  }
  return { asked, left };
}

const beginningOf = ({ stem }: QuestionBody): string => {
  const words = toLine(stem);
  return words.length > BEGINNING ? `${words.slice(0, BEGINNING)}…` : words;
};

/** The type of a task of this one question. */
export const kindOf = ({ options, key }: AskedQuestion): TaskKind => (options === signs ? 2 : key.length > 1 ? 4 : 3);
