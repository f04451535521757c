import { type Homework, homeworkByIds } from '../../homework/index.js';
import type { ItemScore } from '../../marking/index.js';
import type { Db } from '../../platform/db.js';
import { countHomework } from './count-results.js';
import type { CountedClass } from './rules-count.js';
import { figuresOf, scoreRowsOf, waitingOf } from './store.js';

export type ClassResults = Pick<CountedClass, 'classId' | 'marked' | 'total' | 'figures' | 'scores'>;

/** The results of a homework by class: as they are kept, or, in the moment before a change is counted, from the answers themselves. */
export async function resultsOf(db: Db, homework: Homework): Promise<ClassResults[]> {
  const { schoolId, id } = homework;
  const waiting = await waitingOf(db, schoolId, [id]);
  return waiting.has(id) ? countHomework(db, homework) : figuresOf(db, { schoolId, homeworkId: id });
}

/** The scores of some students in several homework, out of what is kept by class. */
export async function keptScoresOf(
  db: Db,
  schoolId: string,
  of: { homeworkIds: readonly string[]; studentIds: readonly string[] },
): Promise<(ItemScore & { homeworkId: string })[]> {
  const waiting = await waitingOf(db, schoolId, of.homeworkIds);
  const kept = of.homeworkIds.filter((id) => !waiting.has(id));
  const rows = await scoreRowsOf(db, schoolId, { ...of, homeworkIds: kept });
  const changing = [...(await homeworkByIds(db, schoolId, [...waiting])).values()];
  const wanted = new Set(of.studentIds);
  const fresh = (await Promise.all(changing.map(async (one) => rowsOf(one.id, await countHomework(db, one))))).flat();
  return [...rows, ...fresh.filter(({ studentId }) => wanted.has(studentId))].flatMap(
    ({ homeworkId, studentId, items, scores }) =>
      items.flatMap((itemId, at) => {
        const score = scores[at] ?? null;
        return score === null ? [] : [{ homeworkId, studentId, itemId, score }];
      }),
  );
}

const rowsOf = (homeworkId: string, classes: readonly CountedClass[]) =>
  classes.flatMap(({ figures, scores }) => {
    const items = figures.questions.map(({ itemId }) => itemId);
    return Object.entries(scores).map(([studentId, row]) => ({ homeworkId, studentId, items, scores: row }));
  });
