import type { DiskShare, diskApi } from '@zhibi/contract/disk';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, findSchool } from '../people/index.js';
import type { Db } from '../platform/db.js';
import { newId } from '../platform/ids.js';
import { ensure, found } from '../platform/problem.js';
import { ensureField } from '../platform/wrong-field.js';
import type { Here } from './list-entries.js';
import { mayShare } from './policy.js';
import { reachOne } from './reach.js';
import { sharesOf } from './store-lists.js';
import { deleteShare, findShare, insertShare } from './store-shares.js';

type Input = z.output<typeof diskApi.share.input>;

/** Shares a file or folder; a share with the same people is replaced. */
export async function shareEntry(db: Db, actor: Actor, input: Input, { now, timeZone }: Here): Promise<string> {
  const { cdId, audience, classId, mayEdit } = input;
  await reachOne(db, actor, cdId, mayShare, now);
  const expiresAt = input.expiresAt === undefined ? null : instantOf(input.expiresAt, timeZone);
  ensure(expiresAt === null || expiresAt > now, 'conflict', 'past');
  ensureField((audience === 'class') === (classId !== undefined), 'classId');
  if (classId !== undefined) await ensureOwnClass(db, actor, classId);
  ensure(audience !== 'region' || !mayEdit, 'conflict', 'view-only');
  const regionId = audience === 'region' ? await regionOf(db, actor) : null;
  const same = (await sharesOf(db, actor.schoolId, cdId)).find(
    (one) => one.audience === audience && one.classId === (classId ?? null),
  );
  if (same !== undefined) await deleteShare(db, actor.schoolId, same.id);
  const shareId = same?.id ?? newId();
  const { schoolId, accountId } = actor;
  const made = { schoolId, id: shareId, entryId: cdId, createdBy: accountId, createdAt: now };
  await insertShare(db, { ...made, audience, classId: classId ?? null, regionId, mayEdit, expiresAt });
  return shareId;
}

/** A teacher shares with classes taught; the leaders with every class of the school. */
async function ensureOwnClass(db: Db, actor: Actor, classId: string): Promise<void> {
  const [there] = await classesOf(db, actor.schoolId, [classId]);
  ensure(there !== undefined, 'not-found');
  ensure(actor.role !== 'TEACHER' || actor.teaches.has(classId), 'conflict', 'not-your-class');
}

async function regionOf(db: Db, actor: Actor): Promise<string> {
  const regionId = (await findSchool(db, actor.schoolId))?.regionId ?? null;
  ensure(regionId !== null, 'conflict', 'no-region');
  return regionId;
}

/** With whom a file or folder is shared; those that have ended too. */
export async function listShares(db: Db, actor: Actor, cdId: string, { now, timeZone }: Here): Promise<DiskShare[]> {
  await reachOne(db, actor, cdId, mayShare, now);
  const rows = await sharesOf(db, actor.schoolId, cdId);
  const classes = await classesOf(
    db,
    actor.schoolId,
    rows.flatMap((row) => row.classId ?? []),
  );
  const nameOf = new Map(classes.map((one) => [one.classId, one.className]));
  return rows.map(({ id, audience, classId, mayEdit, expiresAt }) => ({
    shareId: id,
    audience,
    classId,
    className: nameOf.get(classId ?? '') ?? '',
    mayEdit,
    expiresAt: expiresAt && toStamp(expiresAt, timeZone),
    hasEnded: expiresAt !== null && expiresAt <= now,
  }));
}

/** Ends a share of one's own file or folder. */
export async function unshareEntry(db: Db, actor: Actor, shareId: string, now: Date): Promise<void> {
  ensure(actor.schoolId !== '', 'not-found');
  const share = found(await findShare(db, actor.schoolId, shareId));
  await reachOne(db, actor, share.entryId, mayShare, now);
  await deleteShare(db, actor.schoolId, shareId);
}
