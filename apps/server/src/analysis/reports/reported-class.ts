import type { Actor } from '@zhibi/contract/session';
import { findHomework, isInSchool, submissionsOf } from '../../homework/index.js';
import { itemsOfHomework } from '../../marking/index.js';
import { classesAt, isInStage, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayReadReport } from '../policy.js';
import { totalsOf } from '../results/count-classes.js';
import type { Marked } from './class-statistics.js';

export interface Asked {
  homeworkId: string;
  classId?: string | undefined;
}
export interface Here {
  now: Date;
  timeZone: string;
}

/** The homework and the class of it that a report is about, with its copies; the first class that the reader may read about when none is named. */
export async function reportedClass(db: Db, actor: Actor, asked: Asked) {
  const { schoolId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const homework = found(await findHomework(db, schoolId, asked.homeworkId));
  ensure(homework.withdrawnAt === null, 'not-found');
  const readable = homework.classIds.filter((classId) => mayReadReport(actor, classId, homework.subjectId));
  const classes = await classesAt(db, schoolId, readable, homework.startAt); // by grade and name: the first of them unless one is asked for
  const { classId, className } = found(
    classes.find((one) => (asked.classId === undefined ? isInStage(actor, one.gid) : one.classId === asked.classId)),
  );
  const [items, copies] = await Promise.all([
    itemsOfHomework(db, homework),
    submissionsOf(db, schoolId, homework.id, [classId]),
  ]);
  const students = await studentsById(
    db,
    schoolId,
    copies.map((one) => one.studentId),
  );
  const marked: Marked = { fullScore: homework.totalScore, totals: totalsOf(copies), items, scores: [] };
  return { homework, classId, className, copies, students, marked };
}
