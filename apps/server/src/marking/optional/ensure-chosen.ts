import { optionalGroups, type PaperItemFacts } from '../../papers/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { ToMark } from '../scoring/answers-to-mark.js';
import { answersOf } from '../store.js';

/** Of optional questions no more are scored than are asked for: which of them counts would be anybody's guess. */
export async function ensureChosen(
  db: Db,
  { homework, answers }: ToMark,
  { items, answerIds }: { items: readonly PaperItemFacts[]; answerIds: readonly string[] },
): Promise<void> {
  const given = new Set(answerIds);
  const scored = [...answers.values()].filter(({ id }) => given.has(id));
  for (const group of optionalGroups(items)) {
    const ids = new Set(group.items.map(({ itemId }) => itemId));
    const own = scored.filter(({ itemId }) => ids.has(itemId));
    if (own.length === 0) continue;
    const studentIds = [...new Set(own.map(({ studentId }) => studentId))];
    const all = await answersOf(db, homework.schoolId, {
      homeworkId: homework.id,
      studentIds,
      itemIds: [...ids],
    });
    const counted = (studentId: string) =>
      all.filter((one) => one.studentId === studentId && (given.has(one.id) || one.score !== null)).length;
    ensure(
      studentIds.every((studentId) => counted(studentId) <= group.choose),
      'conflict',
      'others-chosen',
    );
  }
}
