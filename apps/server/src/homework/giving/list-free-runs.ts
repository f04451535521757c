import type { FreeRun, GivenOfPaper } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { runsOf, studentsOfRuns } from '../../papers/index.js';
import { classesOf, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { Here } from '../for-teacher.js';
import { statusOf } from '../rules.js';
import type { Homework } from '../store.js';
import { ownPaperToGive, paperToGive } from './publish-homework.js';
import { coverOf, misfitOf } from './rules-runs.js';
import { lastGivenOf } from './store-of-papers.js';

/** What lies printed of a paper and was given to nobody yet, newest first; the newest that fits these classes is proposed. Beside it what of the paper, and of the others of the same act, these classes have already. */
export async function listFreeRuns(
  db: Db,
  actor: Actor,
  { otherPaperIds, ...wanted }: { paperId: string; classIds: readonly string[]; otherPaperIds: readonly string[] },
  { now, timeZone }: Here,
): Promise<{ items: FreeRun[]; proposed: string | null; given: GivenOfPaper[] }> {
  const { schoolId } = actor;
  const { paper, classIds } = await paperToGive(db, actor, wanted);
  const free = (await runsOf(db, schoolId, paper.paperId)).filter(
    ({ homeworkId, partOf }) => homeworkId === null && partOf === null,
  );
  const paperIds = [paper.paperId];
  for (const paperId of otherPaperIds) paperIds.push((await ownPaperToGive(db, actor, paperId)).paperId);
  const before: Homework[] = [];
  for (const paperId of new Set(paperIds)) before.push(...(await lastGivenOf(db, schoolId, { paperId, classIds })));
  const [copies, members, classes] = await Promise.all([
    studentsOfRuns(
      db,
      schoolId,
      free.map(({ printRunId }) => printRunId),
    ),
    studentsOf(db, schoolId, classIds),
    classesOf(db, schoolId, [...new Set([...free, ...before].flatMap((one) => one.classIds))]),
  ]);
  const namesOf = (ids: readonly string[]) =>
    classes.filter(({ classId }) => ids.includes(classId)).map(({ className }) => className);
  const students = members.map(({ studentId }) => studentId);
  const items = free.map((run) => ({
    printRunId: run.printRunId,
    createdAt: toStamp(run.createdAt, timeZone),
    classNames: namesOf(run.classIds),
    copies: run.copies,
    dots: run.dots,
    misfit: misfitOf(run, { ...paper, classIds }),
    ...coverOf(copies.get(run.printRunId) ?? new Set(), students),
  }));
  const given = before.map((one) => ({
    homeworkId: one.id,
    paperId: one.paperId,
    title: one.title,
    classNames: namesOf(one.classIds.filter((id) => classIds.includes(id))),
    status: statusOf(one, now),
    startAt: toStamp(one.startAt, timeZone),
    endAt: toStamp(one.endAt, timeZone),
  }));
  return { items, proposed: items.find(({ misfit }) => misfit === null)?.printRunId ?? null, given };
}
