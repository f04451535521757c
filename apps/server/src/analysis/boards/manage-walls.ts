import { MOST_WALLS, type Wall } from '@zhibi/contract/analysis';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { Here } from '../../homework/index.js';
import { recordAct } from '../../platform/audit.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { hashOfKey, newKey } from '../address-key.js';
import { mayRunWalls } from './policy.js';
import { addWall, removeWall, wallsOf } from './store.js';

/** The screens that may show the school. */
export async function listWalls(db: Db, actor: Actor, timeZone: string): Promise<{ items: Wall[] }> {
  ensure(mayRunWalls(actor), 'not-found');
  const rows = await wallsOf(db, actor.schoolId);
  return {
    items: rows.map(({ id, name, madeByName, madeAt, seenAt }) => ({
      wallId: id,
      name,
      madeByName,
      madeAt: toStamp(madeAt, timeZone),
      seenAt: seenAt && toStamp(seenAt, timeZone),
    })),
  };
}

/** A key for one more screen. */
export async function openWall(
  db: Db,
  actor: Actor,
  name: string,
  { now }: Pick<Here, 'now'>,
): Promise<{ wallId: string; key: string }> {
  ensure(mayRunWalls(actor), 'not-found');
  const { schoolId, accountId } = actor;
  ensure((await wallsOf(db, schoolId)).length < MOST_WALLS, 'conflict', 'too-many-walls');
  const key = newKey();
  const id = newId();
  await addWall(db, {
    schoolId,
    id,
    name,
    keyHash: hashOfKey(key),
    madeBy: accountId,
    madeByName: actor.name,
    madeAt: now,
  });
  await recordAct(db, { accountId, schoolId, what: 'wall-opened', detail: { name } });
  return { wallId: id, key };
}

/** Takes a key back. */
export async function withdrawWall(db: Db, actor: Actor, wallId: string): Promise<void> {
  const { schoolId, accountId } = actor;
  ensure(mayRunWalls(actor) && (await removeWall(db, schoolId, wallId)), 'not-found');
  await recordAct(db, { accountId, schoolId, what: 'wall-withdrawn', detail: { wallId } });
}
