import type { PracticeUnit } from '@zhibi/contract/questions/practice';
import { inSchoolOrder } from '../cart/rules.js';
import type { Unit } from './rules.js';

/** That a class was given a question, and when last. */
export interface Given {
  classId: string;
  questionId: string;
  /** 14 digits. */
  at: string;
}

interface NamedClass {
  classId: string;
  className: string;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** A unit as its teacher sees it, with the classes that know some of it, in the order of the classes. */
export function unitView(
  { unit, questions, spare }: Unit,
  given: readonly Given[],
  classes: readonly NamedClass[],
): PracticeUnit {
  const questionIds = questions.map(({ questionId }) => questionId);
  const known = given.filter(({ questionId }) => questionIds.includes(questionId));
  return {
    unit,
    questionIds,
    spare,
    types: inSchoolOrder(questions).map(({ type, questions: own }) => ({ type, questions: own.length })),
    minutes: rounded(sumOf(questions.map(({ minutes }) => minutes)), 1),
    difficulty: rounded(sumOf(questions.map(({ difficulty }) => difficulty)) / questions.length, 2),
    given: classes.flatMap(({ classId, className }) => {
      const own = known.filter((one) => one.classId === classId);
      const last = own
        .map(({ at }) => at)
        .sort()
        .at(-1);
      return last === undefined ? [] : [{ classId, className, questions: own.length, at: last }];
    }),
  };
}
