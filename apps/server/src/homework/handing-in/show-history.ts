import type { ChangeForStudent, ChangeForTeacher } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { studentsById, teacherNames } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { type Here, homeworkForTeacher } from '../for-teacher.js';
import { taughtClassIds } from '../policy.js';
import { type ChangeRow, changesOf } from '../store-changes.js';
import { isKnownToStudent } from './store-of-student.js';
import { submissionsOf } from './store-submissions.js';

/** What was changed about a homework, for its teachers: of single students those of the classes taught. */
export async function showHistory(
  db: Db,
  actor: Actor,
  homeworkId: string,
  { timeZone }: Here,
): Promise<ChangeForTeacher[]> {
  const homework = await homeworkForTeacher(db, actor, homeworkId);
  const { schoolId } = actor;
  const rows = await changesOf(db, schoolId, homeworkId);
  const seen = new Set(
    (await submissionsOf(db, schoolId, homeworkId, taughtClassIds(actor, homework))).map(({ studentId }) => studentId),
  );
  const shown = rows.filter(({ studentId }) => studentId === null || seen.has(studentId));
  const [students, teachers] = await Promise.all([
    studentsById(
      db,
      schoolId,
      shown.flatMap(({ studentId }) => studentId ?? []),
    ),
    teacherNames(
      db,
      schoolId,
      shown.flatMap(({ changedBy }) => changedBy ?? []),
    ),
  ]);
  return shown.map((row) => ({
    ...changeOf(row, timeZone),
    student:
      row.studentId === null ? null : { studentId: row.studentId, name: students.get(row.studentId)?.name ?? '' },
    changedBy: row.changedBy === null ? null : (teachers.get(row.changedBy) ?? ''),
  }));
}

/** What a student reads of it, also after it was taken back: what concerned everybody, and this student alone. */
export async function showMyHistory(
  db: Db,
  actor: Actor,
  homeworkId: string,
  { now, timeZone }: Here,
): Promise<ChangeForStudent[]> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  ensure(await isKnownToStudent(db, { schoolId, studentId, homeworkId }, now), 'not-found');
  const rows = await changesOf(db, schoolId, homeworkId, studentId);
  return rows.map((row) => ({ ...changeOf(row, timeZone), isMineAlone: row.studentId !== null }));
}

function changeOf(row: ChangeRow, timeZone: string) {
  const stamp = (at: Date | null) => at && toStamp(at, timeZone);
  return {
    changeId: row.id,
    kind: row.kind,
    reason: row.reason,
    note: row.note,
    title: row.title,
    startAt: stamp(row.startAt),
    endAt: stamp(row.endAt),
    changedAt: toStamp(row.changedAt, timeZone),
  };
}
