import { randomBytes } from 'node:crypto';
import { type homeworkApi, limitOf } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, findSchool, subjectsById } from '../../people/index.js';
import type { Database, Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { isInSchool } from '../policy.js';
import { limitsOfSchool } from './limits-of-school.js';
import { mayHandOutNotice } from './policy.js';
import { boundsOf, dayOf, fullestOf } from './rules.js';
import { classOfSecret, findNotice, findSetting, givenIn, keepNotice, minutesOfStudents } from './store.js';

/** 192 bits: nobody comes upon the page of a class by guessing. */
const SECRET_BYTES = 24;

/** The secret of the page of a class; a fresh one makes the old lead nowhere. */
export async function noticeAddress(
  db: Db,
  actor: Actor,
  { classId, fresh }: z.output<typeof homeworkApi.noticeAddress.input>,
  now: Date,
): Promise<{ secret: string }> {
  ensure(isInSchool(actor) && mayHandOutNotice(actor, classId), 'not-found');
  const { schoolId, accountId } = actor;
  const [one] = await classesOf(db, schoolId, [classId]);
  ensure(one !== undefined, 'not-found');
  ensure((await findSetting(db, schoolId))?.notice ?? false, 'conflict', 'no-notice');
  const known = fresh ? undefined : await findNotice(db, schoolId, classId);
  if (known !== undefined) return { secret: known };
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await keepNotice(db, { schoolId, classId, secret, madeBy: accountId, madeAt: now });
  return { secret };
}

/**
 * What a class was given today as a class, for whoever holds its address: no names, nothing of single students, and nothing at all once
 * the school has switched it off.
 */
export async function readNotice(
  database: Pick<Database, 'asSystem' | 'readAsActor'>,
  secret: string,
  { now, timeZone }: Here,
): Promise<z.output<typeof homeworkApi.notice.output>> {
  const { schoolId, classId } = found(await database.asSystem((db) => classOfSecret(db, secret)));
  return database.readAsActor({ schoolIds: [schoolId] }, async (db) => {
    ensure((await findSetting(db, schoolId))?.notice ?? false, 'not-found');
    const day = dayOf(now, timeZone);
    // What opens later today is not told before.
    const { from } = boundsOf(day, day, timeZone);
    const window = { from, to: new Date(now.getTime() + 1), timeZone, isForClass: true };
    const school = found(await findSchool(db, schoolId));
    const one = found((await classesOf(db, schoolId, [classId]))[0]);
    const [given, subjects, limits, had] = await Promise.all([
      givenIn(db, schoolId, { ...window, classId }),
      subjectsById(db),
      limitsOfSchool(db, schoolId),
      minutesOfStudents(db, schoolId, [classId], window),
    ]);
    return {
      schoolName: school.name,
      className: one.className,
      day,
      limit: limitOf(one.gid, limits),
      minutes: fullestOf(had).minutes,
      items: given.map(({ subjectId, title, minutes, loadReason }) => ({
        subjectName: subjects.get(subjectId)?.name ?? '',
        title,
        minutes,
        loadReason,
      })),
    };
  });
}
