import type { Actor } from '@zhibi/contract/session';
import { homeworkOfClasses } from '../../homework/index.js';
import { askedItems } from '../../papers/index.js';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { keptScoresOf } from '../results/read-results.js';
import type { Scored } from './rules-need.js';

const DAY_MS = 86_400_000;
/** What is older says little of today. */
const LOOK_BACK_DAYS = 42;
const MOST_HOMEWORK = 30;

/** What the students of a class answered in the homework of the last weeks that went back: six queries, however much it was. */
export async function readAnswers(
  db: Db,
  { schoolId }: Actor,
  { classId, subjectId }: { classId: string; subjectId: number },
  now: Date,
) {
  const students = await studentsOf(db, schoolId, [classId]);
  const wanted = { classIds: [classId], subjectId, collected: true, limit: MOST_HOMEWORK } as const;
  const agoOf = (at: Date) => (now.getTime() - at.getTime()) / DAY_MS;
  const homework = (await homeworkOfClasses(db, schoolId, wanted, now)).filter(
    ({ releasedAt, startAt, withdrawnAt }) =>
      releasedAt !== null && withdrawnAt === null && agoOf(startAt) <= LOOK_BACK_DAYS,
  );
  const startOf = new Map(homework.map(({ id, startAt }) => [id, startAt]));
  const studentIds = students.map(({ studentId }) => studentId);
  const scores = await keptScoresOf(db, schoolId, { homeworkIds: [...startOf.keys()], studentIds });
  const items = await askedItems(
    db,
    schoolId,
    scores.map(({ itemId }) => itemId),
  );
  const titles = new Map(
    [...items.values()].flatMap(({ question }) => question.knowledge.map((one) => [one.id, one.title])),
  );
  const answers = scores.flatMap(({ studentId, itemId, homeworkId, score }): Scored[] => {
    const [item, at] = [items.get(itemId), startOf.get(homeworkId)];
    if (item === undefined || at === undefined || item.score === 0) return [];
    const knowledgeIds = item.question.knowledge.map(({ id }) => id);
    return [{ studentId, homeworkId, knowledgeIds, rate: score / item.score, daysAgo: agoOf(at) }];
  });
  return { students, homework, answers, titles };
}
