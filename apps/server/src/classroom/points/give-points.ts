import type { pointsApi } from '@zhibi/contract/classroom/points';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { membersOfGroups, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { findLesson } from '../store.js';
import { isOwn, mayGivePoints } from './policy.js';
import { findGift, type GiftRow, insertGift, undoGiftRow } from './store.js';

type Input = z.output<typeof pointsApi.give.input>;

/** Gives points to those who are in the class, or the group, at this moment. */
export async function givePoints(db: Db, actor: Actor, input: Input, now: Date): Promise<{ giftId: string }> {
  const { schoolId, accountId, name } = actor;
  const { wishId, classId, to, points, reason, lessonId } = input;
  ensure(mayGivePoints(actor, classId), 'not-found');
  if (lessonId !== null) ensure(found(await findLesson(db, schoolId, lessonId)).classId === classId, 'not-found');
  const studentIds = await receivers(db, schoolId, input);
  ensure(studentIds.length > 0, 'conflict', 'gift-nobody');
  const what = { classId, lessonId, points, reason, givenTo: to.kind, givenAt: now };
  const row = { schoolId, id: newId(), wishId, accountId, teacherName: name, ...what };
  const before = await insertGift(db, row, studentIds);
  if (before === null) return { giftId: row.id };
  ensure(isSameGift(before.known, what), 'conflict', 'wish-used');
  // Groups and classes may have changed since; who was named is the same.
  const isNamed = to.kind !== 'students' || isSameSet(before.studentIds, studentIds);
  ensure(isNamed, 'conflict', 'wish-used');
  return { giftId: before.known.id };
}

type What = Pick<GiftRow, 'classId' | 'lessonId' | 'points' | 'reason' | 'givenTo'>;
const isSameGift = (a: What, b: What) =>
  a.classId === b.classId &&
  a.lessonId === b.lessonId &&
  a.points === b.points &&
  a.reason === b.reason &&
  a.givenTo === b.givenTo;

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));

async function receivers(db: Db, schoolId: string, { classId, to }: Input): Promise<string[]> {
  const inClass = (await studentsOf(db, schoolId, [classId])).map(({ studentId }) => studentId);
  if (to.kind === 'class') return inClass;
  if (to.kind === 'students') {
    const wanted = [...new Set(to.studentIds)];
    ensure(
      wanted.every((id) => inClass.includes(id)),
      'not-found',
    );
    return wanted;
  }
  const members = (await membersOfGroups(db, schoolId, [classId])).filter(
    ({ setId, number }) => setId === to.setId && number === to.number,
  );
  ensure(members.length > 0, 'not-found');
  return members.map(({ studentId }) => studentId).filter((id) => inClass.includes(id));
}

/** Takes back what one has given; a second tap takes back nothing more. */
export async function undoGift(db: Db, actor: Actor, giftId: string, now: Date): Promise<Record<string, never>> {
  const gift = found(await findGift(db, actor.schoolId, giftId));
  ensure(mayGivePoints(actor, gift.classId), 'not-found');
  ensure(isOwn(actor, gift));
  await undoGiftRow(db, actor.schoolId, giftId, now);
  return {};
}
