import type { QuestionBody, QuestionPart } from '@zhibi/contract/questions';
import type { Rational } from '@zhibi/grading/rational';
import type { ReadTemplate } from './rules-check.js';
import { keyOf, withNumbers } from './rules-numbers.js';

/** Numbers from 0 (with) to 1 (without): the same ones find the same variants. */
export type Random = () => number;

/** What was computed for the places of a question: its numbers, and whether its statements hold. */
export interface Computed {
  numbers: ReadonlyMap<string, Rational>;
  truths: ReadonlyMap<string, boolean>;
}

/** The question with what was computed in its places. */
export function filled(
  body: QuestionBody,
  { terms }: ReadTemplate,
  { numbers, truths }: Computed,
  random: Random,
): QuestionBody {
  const changed = withNumbers(body, (number) => numbers.get(keyOf(number)));
  const settled = <P extends QuestionPart>(part: P, prefix: string): P => {
    const { answer } = part;
    if (answer.kind === 'true-false')
      return { ...part, answer: { kind: 'true-false', value: truths.get(`${prefix}answer`) ?? answer.value } };
    const isMoving = (label: string) => [...terms.keys()].some((key) => key.startsWith(`${prefix}options.${label} `));
    return answer.kind === 'choice' ? dealt(part, isMoving, random) : part;
  };
  return { ...settled(changed, ''), parts: changed.parts.map((part, at) => settled(part, `parts.${at}.`)) };
}

/** The options whose numbers change change their places too: a letter copied from a neighbour is worth nothing. */
function dealt<P extends QuestionPart>(part: P, isMoving: (label: string) => boolean, random: Random): P {
  const { options, answer } = part;
  if (answer.kind !== 'choice') return part;
  const moving = options.filter(({ label }) => isMoving(label));
  const order = shuffled(moving.length, random);
  const from = new Map(moving.map(({ label }, nth) => [label, moving[order[nth] ?? nth] ?? options[0]]));
  const becomes = new Map([...from].map(([label, option]) => [option?.label ?? label, label]));
  return {
    ...part,
    options: options.map(({ label, content }) => ({ label, content: from.get(label)?.content ?? content })),
    answer: { kind: 'choice', labels: answer.labels.map((label) => becomes.get(label) ?? label).sort() },
  };
}

/** The places up to `length`, in an order by lot. */
export function shuffled(length: number, random: Random): number[] {
  const order = Array.from({ length }, (_, at) => at);
  for (let at = length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
