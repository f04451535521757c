import type { Gift, pointsApi } from '@zhibi/contract/classroom/points';
import { grouped, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsById } from '../../people/index.js';
import { idOfCursor, pageAfter } from '../../platform/cursor.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { isOwn, mayGivePoints } from './policy.js';
import { type GiftRow, giftsOf, studentsOfGifts } from './store.js';

const PAGE = 20;

/** What was given in a class, newest first, with what was taken back. Three queries. */
export async function listGifts(
  db: Db,
  actor: Actor,
  { classId, studentId, cursor }: z.output<typeof pointsApi.stream.input>,
  timeZone: string,
): Promise<{ items: Gift[]; next: string | null }> {
  ensure(mayGivePoints(actor, classId), 'not-found');
  const { schoolId } = actor;
  const rows = await giftsOf(db, { schoolId, classId, studentId, before: idOfCursor(cursor), limit: PAGE + 1 });
  const { items, next } = pageAfter(rows, PAGE, ({ id }) => id);
  const given = await studentsOfGifts(
    db,
    schoolId,
    items.map(({ id }) => id),
  );
  const students = await studentsById(db, schoolId, [...new Set(given.map((one) => one.studentId))]);
  const byGift = grouped(given, ({ giftId }) => giftId);
  const lineOf = (row: GiftRow): Gift => ({
    giftId: row.id,
    givenAt: toStamp(row.givenAt, timeZone),
    teacherName: row.teacherName,
    points: row.points,
    reason: row.reason,
    to: row.givenTo,
    students: (byGift.get(row.id) ?? []).map((one) => ({
      studentId: one.studentId,
      name: students.get(one.studentId)?.name ?? '',
    })),
    lessonId: row.lessonId,
    undoneAt: row.undoneAt && toStamp(row.undoneAt, timeZone),
    can: { undo: row.undoneAt === null && isOwn(actor, row) },
  });
  return { items: items.map(lineOf), next };
}
