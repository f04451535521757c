import type { Homework } from '../../homework/index.js';
import { type ItemScore, scoresOfStudents } from '../../marking/index.js';
import type { Db } from '../../platform/db.js';
import type { CountedClass } from './count-classes.js';
import { countHomework } from './count-results.js';
import { figuresOf, scoreRowsOf, waitingOf } from './store.js';

export type ClassResults = Pick<CountedClass, 'classId' | 'marked' | 'total' | 'figures' | 'scores'>;

/** The results of a homework by class: as they are kept, or, in the moment before a change is counted, from the answers themselves. */
export async function resultsOf(db: Db, homework: Homework): Promise<ClassResults[]> {
  const { schoolId, id } = homework;
  const waiting = await waitingOf(db, schoolId, [id]);
  return waiting.has(id) ? countHomework(db, homework) : figuresOf(db, { schoolId, homeworkId: id });
}

/** The scores of some students in several homework, out of what is kept by class; of homework that waits to be counted from the answers. */
export async function keptScoresOf(
  db: Db,
  schoolId: string,
  { homeworkIds, studentIds }: { homeworkIds: readonly string[]; studentIds: readonly string[] },
): Promise<(ItemScore & { homeworkId: string })[]> {
  const waiting = await waitingOf(db, schoolId, homeworkIds);
  const [kept, fresh] = await Promise.all([
    scoreRowsOf(db, schoolId, { homeworkIds: homeworkIds.filter((id) => !waiting.has(id)), studentIds }),
    scoresOfStudents(db, schoolId, { homeworkIds: [...waiting], studentIds }),
  ]);
  return [...kept.flatMap(scored), ...fresh];
}

const scored = ({ homeworkId, studentId, items, scores }: Awaited<ReturnType<typeof scoreRowsOf>>[number]) =>
  items.flatMap((itemId, at) => {
    const score = scores[at] ?? null;
    return score === null ? [] : [{ homeworkId, studentId, itemId, score }];
  });
