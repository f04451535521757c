import { judgeLoad } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { questionsById, writingTimes } from '../../questions/index.js';
import type { Here } from './read-class.js';
import type { ItemRow } from './store.js';

interface Copies {
  schoolId: string;
  classId: string;
  items: readonly Pick<ItemRow, 'studentId' | 'questionId' | 'version'>[];
  loadReason: string;
}

/**
 * Booklets count on the day on which they are given, each with the questions of its student: where somebody would have too much it needs
 * a reason, which is answered where it counts.
 */
export async function judgeMinutes(
  db: Db,
  { schoolId, classId, items, loadReason }: Copies,
  { now, timeZone }: Here,
): Promise<string | null> {
  const refs = new Map(items.map(({ questionId, version }) => [`${questionId} ${version}`, { questionId, version }]));
  const [questions, times] = [
    await questionsById(db, schoolId, [...refs.values()]),
    await writingTimes(db, schoolId, [...new Set(items.map(({ questionId }) => questionId))]),
  ];
  const minutesOf = new Map(
    questions.map(({ questionId, minutes }) => [questionId, times.get(questionId)?.minutes ?? minutes]),
  );
  const sums = new Map<string, number>();
  for (const { studentId, questionId } of items)
    sums.set(studentId, (sums.get(studentId) ?? 0) + (minutesOf.get(questionId) ?? 0));
  const students = [...sums].map(([studentId, minutes]) => ({ classId, studentId, minutes }));
  return judgeLoad(db, { schoolId, opensAt: now, students, loadReason }, timeZone);
}
