import type { SubmissionOfStudent } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { copiesWithParts } from '../../papers/index.js';
import { classesAt, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type Here, homeworkForTeacher } from '../for-teacher.js';
import { taughtClassIds } from '../policy.js';
import { submissionsOf } from './store-submissions.js';

/** Every copy of a homework in the classes that the teacher teaches, with its page codes, by class and number. */
export async function listSubmissions(
  db: Db,
  actor: Actor,
  { homeworkId, classId }: { homeworkId: string; classId?: string | undefined },
  { timeZone }: Pick<Here, 'timeZone'>,
): Promise<SubmissionOfStudent[]> {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const taught = taughtClassIds(actor, homework);
  ensure(classId === undefined || taught.includes(classId), 'not-found');
  const wanted = classId === undefined ? taught : [classId];
  const submissions = await submissionsOf(db, actor.schoolId, homeworkId, wanted);
  const [classes, students, copies] = await Promise.all([
    classesAt(db, actor.schoolId, wanted, homework.startAt),
    studentsById(
      db,
      actor.schoolId,
      submissions.map((row) => row.studentId),
    ),
    copiesWithParts(db, actor.schoolId, homework.printRunId),
  ]);
  const nameOf = new Map(classes.map((one) => [one.classId, one.className]));
  const pagesOf = new Map(copies.map((copy) => [copy.studentId, copy.pages]));
  const shown = (at: Date | null) => at && toStamp(at, timeZone);
  return submissions
    .map((row) => ({
      studentId: row.studentId,
      studentNo: students.get(row.studentId)?.studentNo ?? '',
      name: students.get(row.studentId)?.name ?? '',
      classId: row.classId,
      className: nameOf.get(row.classId) ?? '',
      status: row.status,
      late: row.late,
      firstInkAt: shown(row.firstInkAt),
      handedInAt: shown(row.handedInAt),
      score: row.score,
      endAt: shown(row.endAt),
      excuse: row.excuse,
      pageCodes: pagesOf.get(row.studentId) ?? [],
    }))
    .sort((a, b) => order(a.className, b.className) || order(a.studentNo, b.studentNo));
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
