import type { diskApi } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isLeader } from '../people/index.js';
import { recordAct } from '../platform/audit.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { hasDisk, mayDecide, mayRead, mayWithdraw } from './policy.js';
import { findResource, type ResourceRow, updateResource } from './store-resources.js';

/** The resource, if the actor may know of it. */
export async function resourceFor(db: Db, actor: Actor, resourceId: string): Promise<ResourceRow> {
  ensure(hasDisk(actor), 'not-found');
  const resource = found(await findResource(db, actor.schoolId, resourceId));
  ensure(mayRead(actor, resource), 'not-found');
  return resource;
}

/** A leader puts an offered file on the shelf, or refuses it and says why. */
export async function decideResource(
  db: Db,
  actor: Actor,
  { resourceId, approved, reason }: z.output<typeof diskApi.decide.input>,
  now: Date,
): Promise<void> {
  const resource = await resourceFor(db, actor, resourceId);
  ensure(isLeader(actor));
  ensure(mayDecide(actor, resource), 'conflict', 'decided');
  ensure(approved || reason !== '', 'conflict', 'reason');
  const state = approved ? 'approved' : 'refused';
  await updateResource(db, actor.schoolId, resourceId, {
    state,
    reason: approved ? '' : reason,
    decidedBy: actor.accountId,
    decidedAt: now,
  });
  const { accountId, schoolId } = actor;
  await recordAct(db, { accountId, schoolId, what: `resource-${state}`, detail: { resourceId, name: resource.name } });
}

/** Takes an offer back, or a file from the shelf. */
export async function withdrawResource(db: Db, actor: Actor, resourceId: string, now: Date): Promise<void> {
  const resource = await resourceFor(db, actor, resourceId);
  ensure(mayWithdraw(actor, resource));
  const { accountId, schoolId } = actor;
  await updateResource(db, schoolId, resourceId, { state: 'withdrawn', decidedBy: accountId, decidedAt: now });
  await recordAct(db, { accountId, schoolId, what: 'resource-withdrawn', detail: { resourceId, name: resource.name } });
}
