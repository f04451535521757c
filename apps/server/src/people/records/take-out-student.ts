import { toStamp } from '@zhibi/contract/kernel';
import type { StudentTakeOut } from '@zhibi/contract/people/records';
import type { Actor, JobKind } from '@zhibi/contract/session';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { newId } from '../../platform/ids.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure, found } from '../../platform/problem.js';
import { accountFactsById } from '../../session/index.js';
import { type Here, noteDown } from './keeping.js';
import { mayOversee } from './policy.js';
import { studentRowById } from './store-students.js';
import { findTakeOut, insertTakeOut, takeOutsOf } from './store-takeouts.js';

export const TAKE_OUT = 'take-out-student' satisfies JobKind;
const PAGE = 10;

/** Begins to take out everything about a student of the school; the history tells that it was done. */
export async function takeOutStudent(
  db: Db,
  actor: Actor,
  { studentId }: { studentId: string },
  here: Here,
): Promise<{ jobId: string }> {
  ensure(mayOversee(actor), 'not-found');
  const { accountId, schoolId } = actor;
  const { erased } = await studentRowById(db, schoolId, studentId);
  ensure(!erased, 'not-found');
  const id = newId();
  await insertTakeOut(db, { schoolId, id, studentId, askedBy: accountId, askedAt: here.now, state: 'making' });
  await noteDown(db, actor, here, { what: 'taken-out', whose: 'student', ids: [studentId] });
  return { jobId: await startJob(db, { accountId, schoolId }, TAKE_OUT, { takeOutId: id, studentId }) };
}

/** What was taken out about a student, the newest first. */
export async function listTakeOuts(
  db: Db,
  actor: Actor,
  { studentId, cursor }: { studentId: string; cursor?: string | undefined },
  timeZone: string,
): Promise<{ items: StudentTakeOut[]; next: string | null }> {
  ensure(mayOversee(actor), 'not-found');
  const { schoolId } = actor;
  await studentRowById(db, schoolId, studentId);
  const rows = await takeOutsOf(db, { schoolId, studentId, before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  const people = await accountFactsById(db, [...new Set(items.map(({ askedBy }) => askedBy))]);
  return {
    items: items.map(({ id, state, askedAt, askedBy, size }) => ({
      takeOutId: id,
      state,
      askedAt: toStamp(askedAt, timeZone),
      askedBy: people.get(askedBy)?.name ?? null,
      size,
    })),
    next,
  };
}

/** The zip, while it is kept. */
export async function takeOutFile(
  { transact, files }: { transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>; files: FileStore },
  actor: Actor,
  takeOutId: string,
) {
  ensure(mayOversee(actor), 'not-found');
  const { sha256, size, name } = await transact(async (db) => {
    const row = found(await findTakeOut(db, { schoolId: actor.schoolId, id: takeOutId }));
    return { ...row, name: (await studentRowById(db, actor.schoolId, row.studentId)).name };
  });
  ensure(sha256 !== null && size !== null, 'not-found');
  return {
    content: found(await files.open(sha256, { size })),
    size,
    type: 'application/zip',
    name: { parts: [name], ending: 'zip' },
  };
}
