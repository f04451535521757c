import { typstString } from '@zhibi/content';
import type { RichText } from '@zhibi/contract/kernel';
import type { QuestionPart } from '@zhibi/contract/questions';
import { hasFormulas } from '../formulas/has-formulas.js';
import { words } from '../sheet/words.js';
import type { SourceContext } from './context.js';
import { richSource } from './rich-source.js';
import { spelling } from './spelling.js';

const none: RichText = [];

/** The key of a question as text: for the open space of the answer edition and for the teacher's edition. */
export function keyText({ answer: key, ...question }: QuestionPart, context: SourceContext): RichText {
  switch (key.kind) {
    case 'choice':
      return [{ t: 'p', children: [{ t: 'text', v: key.labels.join('') }] }];
    case 'true-false':
      return [{ t: 'p', children: [{ t: 'text', v: key.value ? words.right : words.wrong }] }];
    case 'blanks': {
      const spellings = key.blanks.flatMap((blank, i) => {
        const [first] = spelling(blank.accepted[0] ?? '', isMathematical(question, context));
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
  const answer = keyText(question, context);
  if (answer.length === 0 && question.analysis.length === 0) return '';
  const reported = (head: string, text: RichText) =>
    text.length === 0
      ? 'none'
      : richSource(text, context, { ...place, lead: `zb-solution-head(${typstString(head)})` });
  return `zb-solution(${reported(words.answer, answer)}, ${reported(words.analysis, question.analysis)})`;
}

/** What stands in a blank: the first accepted spelling, nothing in the student's edition. */
export function blankAnswer(question: QuestionPart, index: number, context: SourceContext, itemId: string): string {
  const { answer } = question;
  const accepted = answer.kind === 'blanks' ? answer.blanks[index]?.accepted[0] : undefined;
  if (context.options.edition === 'student' || accepted === undefined) return '[]';
  const words = spelling(accepted, isMathematical(question, context));
  return `zb-inline(${richSource(words, context, { itemId, widthMm: 60, answer: true })})`;
}

/** Where a single letter is a quantity and not a word. */
const isMathematical = ({ stem, options }: Pick<QuestionPart, 'stem' | 'options'>, { paper }: SourceContext) =>
  paper.subject === 'maths' || (paper.subject === undefined && hasFormulas([stem, options]));
