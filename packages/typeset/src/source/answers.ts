import { typstString } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import type { AnswerKey, QuestionPart } from '@zhibi/contract/questions';
import { words } from '../sheet/words.js';
import type { SourceContext } from './context.js';
import { richSource, spelling } from './rich-source.js';

const none: RichText = [];

/** The key of a question as text: for the open space of the answer edition and for the teacher's edition. */
export function keyText(key: AnswerKey): RichText {
  switch (key.kind) {
    case 'choice':
      return [{ t: 'p', children: [{ t: 'text', v: key.labels.join('') }] }];
    case 'true-false':
      return [{ t: 'p', children: [{ t: 'text', v: key.value ? words.right : words.wrong }] }];
    case 'blanks': {
      const spellings = key.blanks.flatMap((blank, i) => {
        const [first] = spelling(blank.accepted[0] ?? '');
        const inline = first?.t === 'p' ? first.children : [];
        return i === 0 ? inline : [{ t: 'text' as const, v: '；' }, ...inline];
      });
      return [{ t: 'p', children: spellings }];
    }
    case 'open':
      return key.content;
    case 'none':
      return none;
  }
}

/** Answer and analysis under a question, in the teacher's edition; nothing when the question has neither. */
export function solutionSource(
  question: QuestionPart,
  context: SourceContext,
  place: { itemId: string; widthMm: number },
): string {
  const answer = keyText(question.answer);
  if (answer.length === 0 && question.analysis.length === 0) return '';
  const reported = (head: string, text: RichText) =>
    text.length === 0
      ? 'none'
      : richSource(text, context, { ...place, lead: `zb-solution-head(${typstString(head)})` });
  return `zb-solution(${reported(words.answer, answer)}, ${reported(words.analysis, question.analysis)})`;
}

/** What stands in a blank: the first accepted spelling, nothing in the student's edition. */
export function blankAnswer(key: AnswerKey, index: number, context: SourceContext, itemId: string): string {
  const accepted = key.kind === 'blanks' ? key.blanks[index]?.accepted[0] : undefined;
  if (context.options.edition === 'student' || accepted === undefined) return '[]';
  return `zb-inline(${richSource(spelling(accepted), context, { itemId, widthMm: 60, answer: true })})`;
}
