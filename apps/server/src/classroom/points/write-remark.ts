import type { pointsApi, Remark, RemarkLine } from '@zhibi/contract/classroom/points';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { isOwn, mayGivePoints } from './policy.js';
import { changeRemark, findRemark, insertRemark, type RemarkRow, remarksOf } from './store-remarks.js';

const canOf = (actor: Actor, row: RemarkRow): Remark['can'] => {
  const mine = isOwn(actor, row);
  const isDraft = row.state === 'draft';
  return { change: mine && isDraft, release: mine && isDraft, withdraw: mine && !isDraft };
};

/** The students of a class, each with what this teacher wrote for the month. */
export async function listRemarks(
  db: Db,
  actor: Actor,
  { classId, month }: z.output<typeof pointsApi.remarks.input>,
): Promise<{ students: RemarkLine[] }> {
  ensure(mayGivePoints(actor, classId), 'not-found');
  const { schoolId, accountId } = actor;
  const rows = await remarksOf(db, { schoolId, classId, month, accountId });
  const byStudent = new Map(rows.map((row) => [row.studentId, row]));
  const students = await studentsOf(db, schoolId, [classId]);
  return {
    students: students.map(({ studentId, name, studentNo }) => {
      const row = byStudent.get(studentId);
      return { studentId, name, studentNo, remark: row ? remarkOf(actor, row) : null };
    }),
  };
}

const remarkOf = (actor: Actor, row: RemarkRow): Remark => ({
  remarkId: row.id,
  text: row.text,
  state: row.state,
  revision: row.revision,
  teacherName: row.teacherName,
  can: canOf(actor, row),
});

/** Writes a remark for a month, or changes the own one while nobody else reads it. */
export async function saveRemark(
  db: Db,
  actor: Actor,
  { classId, studentId, month, text, revision }: z.output<typeof pointsApi.saveRemark.input>,
  now: Date,
): Promise<Record<string, never>> {
  ensure(mayGivePoints(actor, classId), 'not-found');
  const { schoolId, accountId, name } = actor;
  const students = await studentsOf(db, schoolId, [classId]);
  ensure(
    students.some((one) => one.studentId === studentId),
    'not-found',
  );
  const rows = await remarksOf(db, { schoolId, classId, month, accountId });
  const known = rows.find((row) => row.studentId === studentId);
  ensure(known?.state !== 'released', 'conflict', 'remark-released');
  ensure((known?.revision ?? 0) === revision, 'conflict', 'points-changed');
  const of = { schoolId, classId, studentId, accountId, teacherName: name, month };
  const isKept = known
    ? await changeRemark(db, known, { text, changedAt: now })
    : await insertRemark(db, { ...of, id: newId(), text, state: 'draft', changedAt: now });
  ensure(isKept, 'conflict', 'points-changed');
  return {};
}

/** Lets the student and the parents read the own remark, or takes it back from them. */
export async function moveRemark(
  db: Db,
  actor: Actor,
  { remarkId, revision, move }: z.output<typeof pointsApi.moveRemark.input>,
  now: Date,
): Promise<Record<string, never>> {
  const row = found(await findRemark(db, actor.schoolId, remarkId));
  // A remark of a colleague is not this teacher's to know of.
  ensure(isOwn(actor, row), 'not-found');
  const state = move === 'release' ? 'released' : 'draft';
  if (row.state === state) return {};
  const isMoved = row.revision === revision && (await changeRemark(db, row, { state, changedAt: now }));
  ensure(isMoved, 'conflict', 'points-changed');
  return {};
}
