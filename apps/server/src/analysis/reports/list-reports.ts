import type { analysisApi } from '@zhibi/contract/analysis';
import { toStamp } from '@zhibi/contract/kernel';
import { SchoolStageId, stageOfGrade } from '@zhibi/contract/people';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { homeworkOfClasses, isInSchool, latestResults, resultsByClass } from '../../homework/index.js';
import { classesOf, formerNames, isInStage, mayTeach } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { fewestFor, mayReadResults } from '../policy.js';
import { dayOf } from '../rules.js';

const PAGE = 20;
const PULSE = 10;

interface Here {
  now: Date;
  timeZone: string;
}

/** The homework that has a report: a line for each class that the reader may read about, the newest homework first. */
export async function listReports(
  db: Db,
  actor: Actor,
  { subjectId, classId, cursor }: z.output<typeof analysisApi.reports.input>,
  { now, timeZone }: Here,
): Promise<z.input<typeof analysisApi.reports.output>> {
  const { schoolId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const classes = await classesOf(db, schoolId, actor.role === 'TEACHER' ? [...actor.teaches.keys()] : undefined);
  const wanted = classes.filter((one) => (classId === undefined ? isInStage(actor, one.gid) : one.classId === classId));
  ensure(classId === undefined || wanted.length > 0, 'not-found');
  const classIds = wanted.map((one) => one.classId);
  const before = idOfCursor(cursor);
  const rows = await homeworkOfClasses(
    db,
    schoolId,
    { classIds, subjectId, before, collected: true, limit: PAGE + 1 },
    now,
  );
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  const homeworkIds = items.map((one) => one.id);
  const [results, nameAt] = await Promise.all([
    resultsByClass(db, schoolId, { homeworkIds, classIds }),
    formerNames(db, schoolId, classIds),
  ]);
  const resultOf = new Map(results.map((one) => [`${one.homeworkId} ${one.classId}`, one]));
  return {
    items: items.flatMap((homework) =>
      wanted.flatMap((one) => {
        const result = resultOf.get(`${homework.id} ${one.classId}`);
        if (result === undefined || !mayReadResults(actor, one.classId, homework.subjectId)) return [];
        const { homeworkId, students, sat, marked, rate } = result;
        if (marked < fewestFor(actor)) return [];
        const startAt = toStamp(homework.startAt, timeZone);
        const { subjectId, title } = homework;
        const { classId } = one;
        const className = nameAt(classId, homework.startAt) ?? one.className;
        return [{ homeworkId, subjectId, title, classId, className, startAt, sat, students, marked, rate }];
      }),
    ),
    next,
  };
}

/** The stages of which this reader can read a report, whichever is chosen. */
export async function stagesWithReports(db: Db, actor: Actor, now: Date): Promise<SchoolStageId[]> {
  ensure(isInSchool(actor), 'not-found');
  const taught = actor.role === 'TEACHER' ? [...actor.teaches.keys()] : undefined;
  const classes = await classesOf(db, actor.schoolId, taught);
  const newest = SchoolStageId.options.map(async ({ value }) => {
    const classIds = classes.filter(({ gid }) => stageOfGrade(gid) === value).map(({ classId }) => classId);
    const wanted = { classIds, collected: true, limit: 1 } as const;
    const [one] = await homeworkOfClasses(db, actor.schoolId, wanted, now);
    return one === undefined ? [] : [value];
  });
  return (await Promise.all(newest)).flat();
}

/** How each class of the teacher did in the last ten homework of a subject, the oldest first. */
export async function classPulse(
  db: Db,
  actor: Actor,
  subjectId: number,
  { now, timeZone }: Here,
): Promise<z.input<typeof analysisApi.pulse.output>> {
  const taught = [...actor.teaches.keys()].filter((classId) => mayTeach(actor, classId, subjectId));
  const classes = await classesOf(db, actor.schoolId, taught);
  const points = await latestResults(db, actor.schoolId, { classIds: taught, subjectId, each: PULSE }, now);
  return {
    classes: classes.map(({ classId, className }) => ({
      classId,
      className,
      points: points
        .filter((point) => point.classId === classId)
        .map(({ homeworkId, title, startAt, rate }) => ({ homeworkId, title, on: dayOf(startAt, timeZone), rate })),
    })),
  };
}
