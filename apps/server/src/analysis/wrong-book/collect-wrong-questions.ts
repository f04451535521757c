import { homeworkById, submissionsOf } from '../../homework/index.js';
import { itemScoresOf } from '../../marking/index.js';
import { itemsOf } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { askedAgain } from '../handbook/store.js';
import { firstPlace } from '../rules.js';
import { addWrong, removeRighted } from '../store.js';

/**
 * Puts every item below its full score into the wrong-question book of its student. Runs when papers go back and again
 * when a score changes later; twice is once.
 */
export async function collectWrongQuestions(
  db: Db,
  { schoolId, homeworkId }: { schoolId: string; homeworkId: string },
  today: string,
): Promise<void> {
  const homework = await homeworkById(db, schoolId, homeworkId);
  if (homework.releasedAt === null) return;
  // What a booklet asks again is in the book already: its answer moves it there, and is no second one.
  const again = await askedAgain(db, schoolId, homeworkId);
  const [items, scores, copies] = await Promise.all([
    itemsOf(db, schoolId, homework.paperId),
    itemScoresOf(db, schoolId, homeworkId),
    submissionsOf(db, schoolId, homeworkId),
  ]);
  const released = new Set(copies.filter((copy) => copy.status === 'released').map((copy) => copy.studentId));
  const itemOf = new Map(items.map((item) => [item.itemId, item]));
  const wrong = scores.flatMap(({ studentId, itemId, score }) => {
    const item = itemOf.get(itemId);
    const asked = again.get(itemId);
    if (asked !== undefined && asked.why !== 'variant') return [];
    if (item === undefined || score >= item.score || !released.has(studentId)) return [];
    const of = { schoolId, studentId, homeworkId, itemId, questionId: item.questionId };
    return [{ ...of, id: newId(), subjectId: homework.subjectId, score, maxScore: item.score, ...firstPlace(today) }];
  });
  await addWrong(db, wrong);
  await removeRighted(
    db,
    schoolId,
    homeworkId,
    wrong.map(({ studentId, itemId }) => ({ studentId, itemId })),
  );
}
