import { grouped } from '@zhibi/contract/kernel';
import type { SchoolStageId } from '@zhibi/contract/people';
import type { Cart, QuestionType } from '@zhibi/contract/questions';

/** A question as the rules of the cart see it. */
export interface CartQuestion {
  questionId: string;
  version: number;
  type: QuestionType;
  subjectId: number;
  stage: SchoolStageId;
  minutes: number;
  difficulty: number;
}

/** A cart is made into one paper: more than this is no paper. */
export const CART_LIMIT = 200;

/** The order in which a school's paper asks: choosing, judging, filling in, reckoning, copying, explaining, reading, writing. */
const schoolOrder: readonly QuestionType[] = [2, 5, 3, 4, 6, 7, 1, 21, 8];

/** The questions grouped by type, the groups in the order of a school's paper, each group in the order given. */
export function inSchoolOrder<T extends { type: QuestionType }>(
  questions: readonly T[],
): { type: QuestionType; questions: T[] }[] {
  const byType = grouped(questions, (one) => one.type);
  return schoolOrder.flatMap((type) => {
    const own = byType.get(type);
    return own === undefined ? [] : [{ type, questions: own }];
  });
}

/**
 * Whole percentages that sum to 100 and lie less than one from the exact ones: the largest remainders are rounded up
 * (Hamilton's method). All zero when there is nothing to share.
 */
export function wholeShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, one) => sum + one, 0);
  if (total === 0) return counts.map(() => 0);
  const floors = counts.map((one) => Math.floor((one * 100) / total));
  const left = 100 - floors.reduce((sum, one) => sum + one, 0);
  const byRemainder = counts
    .map((one, at) => ({ at, rest: (one * 100) % total }))
    .sort((a, b) => b.rest - a.rest || a.at - b.at);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return floors.map((floor, at) => (raised.has(at) ? floor + 1 : floor));
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The cart as its owner sees it. */
export function cartView(subjectId: number, questions: readonly CartQuestion[]): Cart {
  const groups = inSchoolOrder(questions);
  const shares = wholeShares(groups.map((group) => group.questions.length));
  return {
    subjectId,
    groups: groups.map((group, at) => ({
      quesType: group.type,
      quesIds: group.questions.map((one) => one.questionId),
      share: shares[at] ?? 0,
    })),
    minutes: rounded(sumOf(questions.map((one) => one.minutes)), 1),
    difficulty:
      questions.length === 0 ? null : rounded(sumOf(questions.map((one) => one.difficulty)) / questions.length, 3),
  };
}

interface Placed {
  subjectId: number;
  stage: number;
}

/**
 * Why a question does not belong into a cart; undefined when it does. A subject is a discipline at a stage, so a question
 * of the same discipline at another stage breaks both rules: beside a filled basket the stage is the one worth telling.
 */
export function misfit(
  question: Placed,
  cart: { subjectId: number; questions: readonly Placed[] },
  sameDiscipline: boolean,
): 'wrong-subject' | 'wrong-stage' | undefined {
  const fits = question.subjectId === cart.subjectId;
  if (!fits && !sameDiscipline) return 'wrong-subject';
  if (cart.questions.some((one) => one.stage !== question.stage)) return 'wrong-stage';
  return fits ? undefined : 'wrong-subject';
}
