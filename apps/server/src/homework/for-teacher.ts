import type { HomeworkForTeacher, Progress } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { classesOf, formerNames } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { progressByClass } from './handing-in/store-results.js';
import { canOf, isInSchool, maySee, taughtClassIds } from './policy.js';
import { collectedEarlyAt, statusOf, sumOf } from './rules.js';
import { findHomework, type Homework } from './store.js';

/** What showing a time needs: when it is now, and in which zone the school lives. */
export interface Here {
  now: Date;
  timeZone: string;
}

export const noProgress: Progress = { total: 0, writing: 0, handedIn: 0, marked: 0 };

/** The homework, if it is there for this teacher; one of other classes looks like none. */
export async function homeworkForTeacher(db: Db, actor: Actor, homeworkId: string): Promise<Homework> {
  ensure(isInSchool(actor), 'not-found');
  const homework = found(await findHomework(db, actor.schoolId, homeworkId));
  ensure(maySee(actor, homework), 'not-found');
  return homework;
}

/** Homework as its teacher sees it, with counts and what may be done: three queries for a list of any length. */
export async function showHomework(
  db: Db,
  actor: Actor,
  list: readonly Homework[],
  { now, timeZone }: Here,
): Promise<HomeworkForTeacher[]> {
  if (list.length === 0) return [];
  const classIds = [...new Set(list.flatMap((one) => one.classIds))];
  const [progress, classes, nameAt] = await Promise.all([
    progressByClass(
      db,
      actor.schoolId,
      list.map((one) => one.id),
    ),
    classesOf(db, actor.schoolId, classIds),
    formerNames(db, actor.schoolId, classIds),
  ]);
  const stampOf = (at: Date | null) => at && toStamp(at, timeZone);
  return list.map((one) => {
    const ofThis = progress.filter(({ homeworkId }) => homeworkId === one.id);
    const taught = taughtClassIds(actor, one);
    return {
      homeworkId: one.id,
      paperId: one.paperId,
      printRunId: one.printRunId,
      title: one.title,
      subjectId: one.subjectId,
      workCategory: one.workCategory,
      status: statusOf(one, now),
      classes: classes
        .filter(({ classId }) => one.classIds.includes(classId))
        .map(({ classId, className }) => ({ classId, className: nameAt(classId, one.startAt) ?? className })),
      pushAt: toStamp(one.pushAt, timeZone),
      startAt: toStamp(one.startAt, timeZone),
      endAt: toStamp(one.endAt, timeZone),
      releasedAt: stampOf(one.releasedAt),
      totalScore: one.totalScore,
      givingId: one.givingId,
      taskType: one.taskType,
      minutes: one.minutes,
      layers: one.layers,
      forSome: one.forSome,
      forJoiners: one.forJoiners,
      loadReason: one.loadReason,
      collectedAt: stampOf(collectedEarlyAt(one)),
      redoOf: one.redoOf,
      // A teacher of one class is told of that class; what ends or gives back the whole is judged by the whole.
      progress: sumOf(ofThis.filter(({ classId }) => taught.includes(classId))),
      can: canOf(actor, one, sumOf(ofThis), now),
    };
  });
}

export const showOne = async (db: Db, actor: Actor, homework: Homework, here: Here): Promise<HomeworkForTeacher> =>
  found((await showHomework(db, actor, [homework], here))[0]);
