import { homeworkById, homeworkByIds } from '../../homework/index.js';
import { itemScoresOf } from '../../marking/index.js';
import { askedItems } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { dayOf } from '../rules.js';
import { updateWrong } from '../store.js';
import { firstReview } from './read-class.js';
import { ratingOf } from './rules-memory.js';
import { afterRedo, placeAfter } from './rules-place.js';
import { askedAgain } from './store.js';
import { putReviews, type ReviewRow, reviewsOf, wrongByQuestions } from './store-reviews.js';

/**
 * What came back of a booklet is what its student remembers: every wrong question that it asked again is remembered by that day, and has a
 * new one. Runs again when a score changes; the day stays that of the answer.
 */
export async function takeReviews(
  db: Db,
  { schoolId, homeworkId }: { schoolId: string; homeworkId: string },
  timeZone: string,
): Promise<void> {
  const again = await askedAgain(db, schoolId, homeworkId);
  if (again.size === 0) return;
  const homework = await homeworkById(db, schoolId, homeworkId);
  if (homework.releasedAt === null) return;
  const reviewedOn = dayOf(homework.closedAt ?? homework.releasedAt, timeZone);
  const items = await askedItems(db, schoolId, [...again.keys()]);
  const scores = await itemScoresOf(db, schoolId, homeworkId);
  const rows = scores.flatMap(({ studentId, itemId, score }): ReviewRow[] => {
    const [asked, item] = [again.get(itemId), items.get(itemId)];
    if (asked === undefined || item === undefined || asked.why === 'variant') return [];
    const rating = ratingOf(score, item.score);
    return [{ schoolId, studentId, questionId: asked.questionId, homeworkId, itemId, reviewedOn, rating }];
  });
  await putReviews(db, rows);
  const [student] = rows;
  if (student === undefined) return;
  const { studentId } = student;
  const fullOn = new Map(
    scores.map(({ itemId, score }) => [again.get(itemId)?.questionId, score >= (items.get(itemId)?.score ?? Infinity)]),
  );
  const questionIds = rows.map(({ questionId }) => questionId);
  const known = await reviewsOf(db, schoolId, { studentIds: [studentId], questionIds });
  const wrong = await wrongByQuestions(db, schoolId, { studentId, questionIds });
  const written = await homeworkByIds(db, schoolId, [...new Set(wrong.map((row) => row.homeworkId))]);
  for (const row of wrong) {
    const of = written.get(row.homeworkId);
    if (of === undefined) continue;
    const own = known.get(`${studentId} ${row.questionId}`) ?? [];
    const place = placeAfter([firstReview(row, of, timeZone), ...own]);
    const isRedone = row.homeworkId === homework.redoOf;
    await updateWrong(
      db,
      row,
      isRedone ? { ...place, redoneOn: afterRedo(row.redoneOn, fullOn.get(row.questionId), reviewedOn) } : place,
    );
  }
}
