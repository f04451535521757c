import type { Homework } from '../../homework/index.js';
import { optionalGroups, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { type Reading, readAnswers } from '../reading/read-answers.js';
import { type Answer, answersOf, changeAnswers } from '../store.js';

/**
 * The score by which a student's optional question was the chosen one is taken back: what was left because of it is read again, and waits where
 * nothing else says that it was not chosen. Nothing for a question that all answer.
 */
export async function reopenOthers(
  db: Db,
  { schoolId, id: homeworkId }: Homework,
  { items, answer: { studentId, itemId } }: { items: readonly PaperItemFacts[]; answer: Answer },
  reading: Reading,
): Promise<void> {
  const group = optionalGroups(items).find((one) => one.items.some((item) => item.itemId === itemId));
  if (group === undefined) return;
  const itemIds = group.items.map((item) => item.itemId);
  const answers = await answersOf(db, schoolId, { homeworkId, studentIds: [studentId], itemIds });
  const left = answers.filter(({ status }) => status === 'not-chosen');
  // Without a count of strokes nothing of them counts as read.
  await changeAnswers(
    db,
    schoolId,
    left.map((one) => ({ ...one, strokes: null })),
    'machine',
  );
  await readAnswers(db, { schoolId, homeworkId, studentIds: [studentId] }, reading);
}
