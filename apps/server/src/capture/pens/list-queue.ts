import type { QueuedInk } from '@zhibi/contract/capture';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { homeworkByIds, isInSchool } from '../../homework/index.js';
import { studentsById } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { maySettle } from '../policy.js';
import { packed } from './pack.js';
import { openEntries, queuedHomeworkIds, strokesOfEntries } from './store-queue.js';

const PAGE = 20;

/** Ink that waits for a person, oldest first. Whose it is, is told only where the homework is one of the teacher's. */
export async function listQueue(
  db: Db,
  actor: Actor,
  cursor: string | undefined,
  timeZone: string,
): Promise<{ items: QueuedInk[]; next: string | null }> {
  const { schoolId } = actor;
  ensure(isInSchool(actor), 'not-found');
  const homework = await homeworkByIds(db, schoolId, await queuedHomeworkIds(db, schoolId));
  const mine = [...homework.values()].filter((one) => maySettle(actor, one));
  const rows = await openEntries(db, schoolId, {
    homeworkIds: mine.map((one) => one.id),
    after: idOfCursor(cursor),
    limit: PAGE + 1,
  });
  const { items, next } = pageAfter(rows, PAGE, (row) => row.id);
  const [strokes, students] = await Promise.all([
    strokesOfEntries(
      db,
      schoolId,
      items.map((row) => row.id),
    ),
    studentsById(
      db,
      schoolId,
      items.flatMap((row) => (row.homeworkId === null || row.studentId === null ? [] : [row.studentId])),
    ),
  ]);
  return {
    items: items.map((row) => {
      const ink = strokes.filter((stroke) => stroke.queueId === row.id);
      const of = row.homeworkId === null ? undefined : homework.get(row.homeworkId);
      const student = row.studentId === null ? undefined : students.get(row.studentId);
      return {
        queueId: row.id,
        reason: row.reason,
        pageCode: row.pageCode,
        codeRule: row.codeRule,
        deviceMac: row.device,
        strokes: ink.length,
        firstAt: toStamp(row.firstAt, timeZone),
        lastAt: toStamp(row.lastAt, timeZone),
        ink: packed(ink),
        homework: of === undefined ? null : { homeworkId: of.id, title: of.title },
        student: of === undefined || student === undefined ? null : { studentId: student.id, name: student.name },
      };
    }),
    next,
  };
}
