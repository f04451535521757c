import { homeworkByIds } from '../homework/index.js';
import { itemsShowing } from '../papers/index.js';
import type { Db } from '../platform/db.js';
import type { AnswerGiven } from '../questions/index.js';
import { scoredAnswersTo } from './store-question.js';

/** What students of a school were scored for a question, beside what they got for the rest of the same paper. Three queries. */
export async function answersTo(db: Db, schoolId: string, questionId: string): Promise<AnswerGiven[]> {
  const items = new Map((await itemsShowing(db, schoolId, [questionId])).map((item) => [item.itemId, item]));
  const answers = await scoredAnswersTo(db, schoolId, [...items.keys()]);
  const homework = await homeworkByIds(db, schoolId, [...new Set(answers.map(({ homeworkId }) => homeworkId))]);
  return answers.flatMap(({ itemId, homeworkId, score, reading, restScore }) => {
    const item = items.get(itemId);
    if (item === undefined) return [];
    const { version, score: fullScore } = item;
    const restFullScore = restScore === null ? 0 : (homework.get(homeworkId)?.totalScore ?? fullScore) - fullScore;
    return [{ version, score, fullScore, restScore: restScore ?? 0, restFullScore, reading }];
  });
}
