import { randomBytes } from 'node:crypto';
import type { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, seatRows, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type Here, homeworkForTeacher } from '../for-teacher.js';
import { findSetting } from '../load/store.js';
import { taughtClassIds } from '../policy.js';
import { statusOf } from '../rules.js';
import { keepSlips, secretsOf } from './store-slips.js';
import { submissionsOf } from './store-submissions.js';

/** 192 bits: nobody comes upon the copy of a student by guessing. */
const SECRET_BYTES = 24;

/** The photo slips of the classes taught, as the students sit; fresh ones make the old lead nowhere. */
export async function makeSlips(
  db: Db,
  actor: Actor,
  { homeworkId, fresh }: z.output<typeof homeworkApi.photoSlips.input>,
  { now, timeZone }: Here,
): Promise<z.output<typeof homeworkApi.photoSlips.output>> {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const { schoolId, accountId } = actor;
  ensure((await findSetting(db, schoolId))?.photoSlips ?? false, 'conflict', 'no-slips');
  const status = statusOf(homework, now);
  ensure(status === 'open' || status === 'scheduled', 'conflict', 'homework-over');
  const classIds = taughtClassIds(actor, homework);
  const copies = await submissionsOf(db, schoolId, homeworkId, classIds);
  const studentIds = copies.map(({ studentId }) => studentId);
  const made = studentIds.map((studentId) => ({ studentId, secret: randomBytes(SECRET_BYTES).toString('base64url') }));
  await keepSlips(db, { schoolId, homeworkId, madeBy: accountId, madeAt: now }, made, fresh ? 'replace' : 'keep');
  const [secrets, classes, students, seats] = await Promise.all([
    secretsOf(db, { schoolId, homeworkId }),
    classesOf(db, schoolId, classIds),
    studentsById(db, schoolId, studentIds),
    seatRows(db, { schoolId, classIds }),
  ]);
  const placeOf = (studentId: string) => seats.get(studentId)?.place ?? Number.POSITIVE_INFINITY;
  return {
    title: homework.title,
    endAt: toStamp(homework.endAt, timeZone),
    classes: classes.map(({ classId, className }) => ({
      classId,
      className,
      slips: copies
        .filter((copy) => copy.classId === classId)
        .map(({ studentId }) => ({
          studentId,
          studentNo: students.get(studentId)?.studentNo ?? '',
          name: students.get(studentId)?.name ?? '',
          secret: secrets.get(studentId) ?? '',
        }))
        .sort((a, b) => bySeat(placeOf(a.studentId), placeOf(b.studentId)) || (a.studentNo < b.studentNo ? -1 : 1)),
    })),
  };
}

/** Whoever has no seat comes last. */
const bySeat = (a: number, b: number): number => (a === b ? 0 : a - b);
