import type { markingApi } from '@zhibi/contract/marking';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { beingWritten, homeworkOfClasses, studentIdsOf } from '../../homework/index.js';
import { mayTeach } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { countsByHomework, type HomeworkCount } from './store-counts.js';

/** Older homework that was never given back does not wait any more; nobody marks a hundred at once. */
const NEWEST = 100;
/** Booklets and redos are a homework for each student: some classes of them. */
const NEWEST_PERSONAL = 400;

/**
 * What waits for this teacher in a subject, and how much of the marking the machine has done. A copy that is still being written is
 * not there to be marked, one that was handed in before the others is, and what was given back is done.
 */
export async function listWaiting(
  db: Db,
  actor: Actor,
  subjectId: number,
  now: Date,
): Promise<z.input<typeof markingApi.waiting.output>> {
  const classIds = [...actor.teaches.keys()].filter((classId) => mayTeach(actor, classId, subjectId));
  const wanted = { classIds, subjectId, opened: true, released: false, limit: NEWEST } as const;
  const begun = [
    ...(await homeworkOfClasses(db, actor.schoolId, wanted, now)),
    ...(await homeworkOfClasses(db, actor.schoolId, { ...wanted, personal: true, limit: NEWEST_PERSONAL }, now)),
  ];
  const homeworkIds = begun.map((one) => one.id);
  const [studentIds, except] = await Promise.all([
    studentIdsOf(db, actor.schoolId, { homeworkIds, classIds }),
    beingWritten(db, actor.schoolId, homeworkIds),
  ]);
  const counts = await countsByHomework(db, actor.schoolId, { homeworkIds, studentIds, except });
  const sum = (of: (count: HomeworkCount) => number) => counts.reduce((all, count) => all + of(count), 0);
  // Of everything that students wrote: what the machine has taken off the teacher's hands.
  const written = sum((one) => one.byMachine + one.byPerson + one.answers);
  const countOf = new Map(counts.map((count) => [count.homeworkId, count]));
  return {
    papers: sum((one) => one.papers),
    answers: sum((one) => one.answers),
    machineShare: written === 0 ? null : sum((one) => one.byMachine) / written,
    homework: begun.flatMap(({ id, title, personal, givingId }) => {
      const { papers, answers } = countOf.get(id) ?? { papers: 0, answers: 0 };
      return answers === 0 ? [] : [{ homeworkId: id, title, papers, answers, givingId: personal ? givingId : null }];
    }),
  };
}
