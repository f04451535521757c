import type { holidayApi } from '@zhibi/contract/homework/holiday';
import { holidayLimits } from '@zhibi/contract/homework/holiday';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { givenOfWish, keepWish, lockWish } from '../give-once.js';
import { dayOf } from '../load/rules.js';
import { maySeeHoliday } from './policy.js';
import { limitOfClass } from './read-holiday.js';
import { daysFrom } from './rules.js';
import { holidaysOf, insertHoliday, lockClass } from './store.js';

const MANY = 200;

/** Begins a booklet of a class. Two teachers who begin one for the same days at once: the second is told of the first. */
export async function beginHoliday(
  db: Db,
  actor: Actor,
  wish: z.output<typeof holidayApi.begin.input>,
  { now, timeZone }: Here,
): Promise<{ holidayId: string }> {
  const { schoolId, accountId } = actor;
  const { classId, title, workCategory, from, to, wishId } = wish;
  ensure(maySeeHoliday(actor, { classId }), 'not-found');
  found((await classesOf(db, schoolId, [classId]))[0]);
  ensure(from >= dayOf(now, timeZone) && from < to, 'invalid', 'wrong-days');
  ensure(daysFrom(from, to).length <= holidayLimits.days, 'invalid', 'wrong-days');
  ensure((await limitOfClass(db, schoolId, classId)) !== 0, 'conflict', 'no-written');
  await lockWish(db, actor, wish);
  const gave = (await givenOfWish(db, actor, { kind: 'holiday', wish }))?.[0];
  if (gave !== undefined) return { holidayId: gave.id };
  await lockClass(db, schoolId, classId);
  const others = await holidaysOf(db, schoolId, { classIds: [classId], limit: MANY });
  ensure(!others.some(({ fromOn, toOn }) => fromOn <= to && toOn >= from), 'conflict', 'overlaps');
  const id = newId();
  const isNew = await insertHoliday(db, {
    schoolId,
    id,
    classId,
    title,
    workCategory,
    fromOn: from,
    toOn: to,
    state: 'open',
    wishId,
    createdBy: accountId,
    createdAt: now,
  });
  ensure(isNew, 'conflict', 'wish-used');
  await keepWish(db, actor, { kind: 'holiday', wish, gave: [{ id, layers: [] }] }, now);
  return { holidayId: id };
}
