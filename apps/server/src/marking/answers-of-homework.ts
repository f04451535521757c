import { timesOfItems } from '../capture/index.js';
import { findHomework } from '../homework/index.js';
import type { AnswersOfHomework } from '../questions/index.js';
import { itemsOfHomework } from './answer-keys/items-of-homework.js';
import { scoredAnswersOf } from './store-sums.js';

/**
 * What students of a homework were scored for, beside the items of its paper: item statistics are made of it. Only of papers
 * that were given back: before, a score is somebody's draft, or the machine's.
 */
export const answersOfHomework: AnswersOfHomework = async (db, { schoolId, homeworkId }) => {
  const homework = await findHomework(db, schoolId, homeworkId);
  if (homework === undefined || homework.withdrawnAt !== null || homework.releasedAt === null) return undefined;
  // Asked again of one student: what is answered there is no first answer.
  if (homework.personal) return undefined;
  const [items, answers, times] = await Promise.all([
    itemsOfHomework(db, homework),
    scoredAnswersOf(db, schoolId, homeworkId),
    timesOfItems(db, schoolId, homeworkId),
  ]);
  return { items, answers, times };
};
