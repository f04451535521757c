import { subjectsById } from '../../../people/index.js';
import type { Db } from '../../../platform/db.js';
import { type OfTest, testById } from '../store.js';
import { subjectsByClass } from '../store-scores.js';

/** Where a class has no scores at all in a subject that everybody takes: forgotten, or still to come. A fixed number of queries. */
export async function listGaps(db: Db, of: OfTest) {
  const test = await testById(db, of);
  const [subjects, there] = await Promise.all([subjectsById(db), subjectsByClass(db, of)]);
  const scored = new Set(there.map(({ classId, subjectId }) => `${classId} ${subjectId}`));
  const common = test.subjects.filter(({ isElective }) => !isElective);
  const items = test.classes.flatMap(({ classId, className }) => {
    const subjectNames = common
      .filter(({ subjectId }) => !scored.has(`${classId} ${subjectId}`))
      .map(({ subjectId }) => subjects.get(subjectId)?.name ?? '');
    return subjectNames.length === 0 ? [] : [{ classId, className, subjectNames }];
  });
  return { items };
}
