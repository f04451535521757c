import { type QuestionType, type QuestionTypeName, questionTypes } from '@zhibi/contract/questions';

/** The name of a type, which is also the key of its words. */
export const typeNames = Object.fromEntries(
  Object.entries(questionTypes).map(([name, type]) => [type, name]),
) as Record<QuestionType, QuestionTypeName>; // the table of the contract turned round

/** Every type in the order in which a school's paper asks. */
export const typeOrder: readonly QuestionType[] = [2, 5, 3, 4, 6, 7, 1, 21, 8];
