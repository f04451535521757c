import type { Ground, groundApi } from '@zhibi/contract/papers/ground';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { groundView, openGround } from './own-ground.js';
import { changeGround } from './store.js';

/** Keeps what was corrected by hand, faults and all: they are told where the paper is made. */
export async function saveGround(
  db: Db,
  actor: Actor,
  { groundId, revision, title, questions }: z.output<typeof groundApi.save.input>,
): Promise<Ground> {
  const row = await openGround(db, actor, { groundId, revision });
  const change = { title, questions, revision: revision + 1 };
  await changeGround(db, { schoolId: actor.schoolId, groundId }, change);
  return groundView(db, actor, { ...row, ...change });
}
