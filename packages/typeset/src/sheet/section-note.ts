import { choiceNote, fullScoreOf, isFairChoice, partScores } from '@zhibi/contract/papers';
import { type QuestionType, questionTypes } from '@zhibi/contract/questions';
import type { PaperSheet, SheetItem } from './paper-sheet.js';

type Printed = Pick<PaperSheet, 'stage' | 'subject'>;
type Scored = Pick<SheetItem, 'score'> & { no?: string } & { question: Pick<SheetItem['question'], 'type' | 'parts'> };

const { 'single-choice': SINGLE, 'multiple-choice': SEVERAL, 'true-false': JUDGED, subjective: WORKED } = questionTypes;

/**
 * What a section says of its points and of how it is answered, behind its title: `（本大题共 8 小题，每小题 3 分，共 24 分．每小题只有一个选项符合题意）`.
 * Children and languages are told the points alone; what is worked out in maths and sciences is asked for with its steps.
 */
export function sectionNote(
  items: readonly Scored[],
  { stage, subject }: Printed,
  choose: number | null = null,
): string {
  if (choose !== null) return optionalNote(items, choose, { stage, subject });
  const total = items.reduce((sum, { score }) => sum + score, 0);
  const isBrief = stage === 'primary' || subject === 'chinese' || subject === 'english';
  const scores = asked(items);
  const each = scores.length > 1 && scores.every((score) => score === scores[0]) ? `每小题 ${scores[0]} 分，` : '';
  if (isBrief) return each === '' && items.length === 1 ? `（${total} 分）` : `（${each}共 ${total} 分）`;
  const count = items.length > 1 ? `本大题共 ${items.length} 小题，` : '';
  const said = howAnswered(items);
  return `（${count}${each}共 ${total} 分${said === '' ? '' : `．${said}`}）`;
}

/** Of optional questions: what those that are answered are worth, and how one chooses. */
function optionalNote(items: readonly Scored[], choose: number, { stage, subject }: Printed): string {
  const isMaths = stage !== 'primary' && subject !== 'chinese' && subject !== 'english';
  const full = fullScoreOf({ choose, items });
  const each = choose > 1 && isFairChoice({ choose, items }) ? `每小题 ${items[0]?.score ?? 0} 分，` : '';
  const numbers = items.flatMap(({ no }) => no ?? []);
  return `（${each}共 ${full} 分${isMaths ? '．' : '。'}${choiceNote(numbers, choose)}）`;
}

/** The points of what is asked: of the questions about a text where the section has no other. */
function asked(items: readonly Scored[]): number[] {
  const [only] = items;
  return only !== undefined && items.length === 1 && only.question.parts.length > 0
    ? partScores(only.score, only.question.parts)
    : items.map(({ score }) => score);
}

function howAnswered(items: readonly Scored[]): string {
  const [type] =
    new Set(items.map(({ question }): QuestionType => question.type)).size === 1
      ? items.map(({ question }) => question.type)
      : [];
  if (type === WORKED) return '解答应写出文字说明、证明过程或演算步骤';
  if (type === JUDGED) return '对的选“√”，错的选“×”';
  if (type === SEVERAL) return '每小题至少有两个选项符合题意';
  return type === SINGLE ? '每小题只有一个选项符合题意' : '';
}
