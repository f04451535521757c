import { findHomework, type Homework, submissionsOf } from '../../homework/index.js';
import { itemScoresOf, itemsOfHomework } from '../../marking/index.js';
import type { Db } from '../../platform/db.js';
import { type CountedClass, countClasses } from './count-classes.js';
import { type HomeworkRef, putResults } from './store.js';

/** The results of a homework from its answers, as they are now. */
export async function countHomework(db: Db, homework: Homework): Promise<CountedClass[]> {
  const { schoolId, id, totalScore } = homework;
  const [items, copies, scores] = await Promise.all([
    itemsOfHomework(db, homework),
    submissionsOf(db, schoolId, id),
    itemScoresOf(db, schoolId, id),
  ]);
  return countClasses({ fullScore: totalScore, items, copies, scores });
}

/** Counts a homework and keeps the results. */
export async function countResults(db: Db, of: HomeworkRef): Promise<void> {
  const homework = await findHomework(db, of.schoolId, of.homeworkId);
  // Gone with its results.
  if (homework !== undefined) await putResults(db, of, await countHomework(db, homework));
}
