import type { Homework } from '../../homework/index.js';
import { optionalGroups, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { type AnswerChange, answersOf, changeAnswers } from '../store.js';

/**
 * A person has scored as many optional questions of a student as are asked for: those are the chosen ones, and the others are nobody's work any more.
 * Nothing where a paper has none.
 */
export async function leaveOthers(
  db: Db,
  { schoolId, id: homeworkId }: Homework,
  { items, studentIds }: { items: readonly PaperItemFacts[]; studentIds: readonly string[] },
): Promise<void> {
  const groups = optionalGroups(items);
  if (groups.length === 0) return;
  const itemIds = groups.flatMap((group) => group.items.map(({ itemId }) => itemId));
  const answers = await answersOf(db, schoolId, { homeworkId, studentIds, itemIds });
  const left = groups.flatMap(({ choose, items: own }) =>
    studentIds.flatMap((studentId): AnswerChange[] => {
      const ids = new Set(own.map(({ itemId }) => itemId));
      const theirs = answers.filter((one) => one.studentId === studentId && ids.has(one.itemId));
      if (theirs.filter(({ score }) => score !== null).length < choose) return [];
      return theirs
        .filter(({ score, status }) => score === null && status !== 'not-chosen')
        .map((one) => ({ ...one, status: 'not-chosen', reading: null, confidence: null, suggestion: null }));
    }),
  );
  await changeAnswers(db, schoolId, left, 'machine');
}
