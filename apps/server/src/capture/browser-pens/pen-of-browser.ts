import type { captureApi } from '@zhibi/contract/capture';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findHomework } from '../../homework/index.js';
import { geometriesOf, pagesOf } from '../../papers/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found, Problem } from '../../platform/problem.js';
import { findDevice, pensOfStudents } from '../devices/store.js';
import { lastSeqOf } from '../pens/store-pens.js';
import { mayWriteOn, whyNotWith } from './policy.js';

/** Whose a connected pen is, said before anybody writes with it. */
export async function penOfBrowser(
  db: Db,
  actor: Actor,
  mac: string,
): Promise<z.input<typeof captureApi.browserPen.output>> {
  const { schoolId } = actor;
  const pen = await findDevice(db, schoolId, mac);
  const why = whyNotWith(actor, pen);
  if (why !== undefined) throw new Problem('forbidden', why);
  const studentId = pen?.studentId ?? null;
  const student = studentId === null ? undefined : (await studentsById(db, schoolId, [studentId])).get(studentId);
  return {
    student: student === undefined || studentId === null ? null : { studentId, name: student.name },
    isCorrecting: pen?.teacherId != null,
    lastSeq: await lastSeqOf(db, schoolId, mac),
  };
}

/** The pen that a student has by the register. */
export async function ownPen(db: Db, { schoolId, studentId }: Actor): Promise<{ mac: string | null }> {
  ensure(studentId !== null, 'not-found');
  return { mac: (await pensOfStudents(db, schoolId, [studentId])).get(studentId) ?? null };
}

/** The copy that lies under a pen. */
export async function pageUnderBrowser(
  db: Db,
  actor: Actor,
  pageCode: string,
): Promise<z.input<typeof captureApi.browserPage.output>> {
  const { schoolId } = actor;
  const page = found((await pagesOf(db, schoolId, [pageCode])).get(pageCode));
  const homework = found(page.homeworkId === null ? undefined : await findHomework(db, schoolId, page.homeworkId));
  ensure(mayWriteOn(actor, page, homework), 'not-found');
  const student = found((await studentsById(db, schoolId, [page.studentId])).get(page.studentId));
  const { pageSize } = (await geometriesOf(db, schoolId, homework)).of(page.studentId);
  const { id: homeworkId, title, paperId } = homework;
  const { studentId, codeRule } = page;
  return { homeworkId, title, paperId, studentId, name: student.name, page: page.page, codeRule, pageSize };
}
