import type { FreeRun } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { runsOf, studentsOfRuns } from '../../papers/index.js';
import { classesOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { Here } from '../for-teacher.js';
import { paperToGive } from './publish-homework.js';
import { coverOf, misfitOf } from './rules-runs.js';

/** What lies printed of a paper and was given to nobody yet, newest first; the newest that fits these classes is proposed. */
export async function listFreeRuns(
  db: Db,
  actor: Actor,
  wanted: { paperId: string; classIds: readonly string[] },
  { timeZone }: Pick<Here, 'timeZone'>,
): Promise<{ items: FreeRun[]; proposed: string | null }> {
  const { schoolId } = actor;
  const { paper, classIds } = await paperToGive(db, actor, wanted);
  const free = (await runsOf(db, schoolId, paper.paperId)).filter(
    ({ homeworkId, partOf }) => homeworkId === null && partOf === null,
  );
  const [copies, members, classes] = await Promise.all([
    studentsOfRuns(
      db,
      schoolId,
      free.map(({ printRunId }) => printRunId),
    ),
    studentsOf(db, schoolId, classIds),
    classesOf(db, schoolId, [...new Set(free.flatMap((run) => run.classIds))]),
  ]);
  const students = members.map(({ studentId }) => studentId);
  const items = free.map((run) => ({
    printRunId: run.printRunId,
    createdAt: toStamp(run.createdAt, timeZone),
    classNames: classes.filter((one) => run.classIds.includes(one.classId)).map(({ className }) => className),
    copies: run.copies,
    dots: run.dots,
    misfit: misfitOf(run, { ...paper, classIds }),
    ...coverOf(copies.get(run.printRunId) ?? new Set(), students),
  }));
  return { items, proposed: items.find(({ misfit }) => misfit === null)?.printRunId ?? null };
}
