import type { HomeworkOfSchool, homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { ActName } from '@zhibi/contract/operations';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, formerNames, subjectsById, teacherNames } from '../people/index.js';
import { recordAct } from '../platform/audit.js';
import { idOfCursor, pageAfter } from '../platform/cursor.js';
import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { type Here, noProgress } from './for-teacher.js';
import { takeBack } from './giving/withdraw-homework.js';
import { collectNow } from './handing-in/close-homework.js';
import { progressOf } from './handing-in/store-results.js';
import { isInSchool } from './policy.js';
import { collectedEarlyAt, hasWriting, statusOf } from './rules.js';
import { homeworkById, homeworkOfClasses } from './store.js';

const PAGE = 20;

/** All homework of the school that operations act for. */
export async function listOfSchool(
  db: Db,
  actor: Actor,
  { subjectId, classId, status, cursor }: z.output<typeof homeworkApi.ofSchool.input>,
  { now, timeZone }: Here,
): Promise<{ items: HomeworkOfSchool[]; next: string | null }> {
  if (!isInSchool(actor)) return { items: [], next: null };
  const { schoolId } = actor;
  const wanted = {
    classIds: classId === undefined ? undefined : [classId],
    before: idOfCursor(cursor),
    limit: PAGE + 1,
  };
  const rows = await homeworkOfClasses(
    db,
    schoolId,
    { ...wanted, ...(subjectId === undefined ? {} : { subjectId }), ...(status === undefined ? {} : { status }) },
    now,
  );
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  const [progress, classes, nameAt, subjects, names] = await Promise.all([
    progressOf(
      db,
      schoolId,
      items.map(({ id }) => id),
    ),
    classesOf(db, schoolId),
    formerNames(db, schoolId, [...new Set(items.flatMap((one) => one.classIds))]),
    subjectsById(db),
    teacherNames(
      db,
      schoolId,
      items.map(({ createdBy }) => createdBy),
    ),
  ]);
  return {
    items: items.map((one) => {
      const counts = progress.get(one.id) ?? noProgress;
      const state = statusOf(one, now);
      const collectedAt = collectedEarlyAt(one);
      return {
        homeworkId: one.id,
        title: one.title,
        subjectName: subjects.get(one.subjectId)?.name ?? '',
        teacherName: names.get(one.createdBy) ?? '',
        classNames: classes
          .filter((of) => one.classIds.includes(of.classId))
          .map(({ classId: id, className }) => nameAt(id, one.startAt) ?? className),
        workCategory: one.workCategory,
        status: state,
        startAt: toStamp(one.startAt, timeZone),
        endAt: toStamp(one.endAt, timeZone),
        collectedAt: collectedAt && toStamp(collectedAt, timeZone),
        releasedAt: one.releasedAt && toStamp(one.releasedAt, timeZone),
        minutes: one.minutes,
        progress: counts,
        can: {
          close: state === 'open',
          withdraw: state !== 'withdrawn' && one.releasedAt === null && !hasWriting(counts),
        },
      };
    }),
    next,
  };
}

/** Collects for a teacher who cannot just now. */
export async function collectOfSchool(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  await recordFor(db, actor, homeworkId, 'homework-collected');
  await collectNow(db, actor.schoolId, homeworkId, now);
}

/** Takes back for a teacher who cannot just now. */
export async function withdrawOfSchool(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<void> {
  await recordFor(db, actor, homeworkId, 'homework-withdrawn');
  await takeBack(db, actor, homeworkId, now);
}

async function recordFor(db: Db, { accountId, schoolId }: Actor, homeworkId: string, what: ActName): Promise<void> {
  ensure(schoolId !== '', 'not-found');
  await homeworkById(db, schoolId, homeworkId);
  await recordAct(db, { accountId, schoolId, what, detail: { homeworkId } });
}
