import { instantOf } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { mayRun } from '../policy.js';
import { ensureInOrder } from './give-spoken.js';
import { spokenStatusOf } from './rules.js';
import { spokenForTeacher } from './show-spoken.js';
import { lockSpoken, updateSpoken } from './store.js';
import { lastTries } from './store-tries.js';

/** Moves the end; what came late before stays late. */
export async function extendSpoken(
  db: Db,
  actor: Actor,
  { spokenId, endAt }: { spokenId: string; endAt: string },
  { now, timeZone }: Here,
): Promise<void> {
  const spoken = await spokenForTeacher(db, actor, spokenId);
  ensure(mayRun(actor, spoken));
  ensure(spokenStatusOf(spoken, now) !== 'withdrawn', 'not-found');
  const until = instantOf(endAt, timeZone);
  ensureInOrder(spoken.startAt, until, now);
  await updateSpoken(db, spoken, { endAt: until });
}

/** Takes it back while nobody has sent a recording. */
export async function withdrawSpoken(db: Db, actor: Actor, spokenId: string, now: Date): Promise<void> {
  const { schoolId } = await spokenForTeacher(db, actor, spokenId);
  // A recording that comes in this moment is first, or meets one that was taken back.
  const spoken = await lockSpoken(db, schoolId, spokenId);
  ensure(mayRun(actor, spoken));
  if (spoken.withdrawnAt !== null) return;
  ensure((await lastTries(db, { schoolId, spokenId })).length === 0, 'conflict', 'has-tries');
  await updateSpoken(db, spoken, { withdrawnAt: now });
}
