import type { groupsApi } from '@zhibi/contract/marking/groups';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { dealAgain } from '../rounds/deal-again.js';
import { questionToGroup } from './list-groups.js';
import { groupsOf, insertGroups, memberships, moveInto, removeEmpty, settleGroup } from './store-groups.js';

/** Splitting, merging and mending: answers go into another group, or together into a new one. Only own students' answers, only groups of the same question. */
export async function moveAnswers(
  db: Db,
  actor: Actor,
  { answerIds, into, label, ...question }: z.output<typeof groupsApi.move.input>,
  now: Date,
): Promise<{ groupId: string }> {
  const { of, homework, studentIds } = await questionToGroup(db, actor, question);
  const groups = await groupsOf(db, of, 'change');
  const own = new Set((await memberships(db, of, studentIds)).map(({ answerId }) => answerId));
  ensure(
    answerIds.every((id) => own.has(id)),
    'not-found',
  );
  ensure(into === null || groups.some(({ id }) => id === into), 'not-found');
  const groupId = into ?? newId();
  if (into === null) await insertGroups(db, [{ ...of, id: groupId, kind: 'person', label }]);
  await moveInto(db, of.schoolId, groupId, answerIds);
  await removeEmpty(db, of);
  await dealAgain(db, homework, { itemId: of.itemId, now });
  return { groupId };
}

export async function settleAnswers(
  db: Db,
  actor: Actor,
  { groupId, label, ...question }: z.output<typeof groupsApi.settle.input>,
): Promise<void> {
  const { of, studentIds } = await questionToGroup(db, actor, question);
  const members = await memberships(db, of, studentIds);
  ensure(
    members.some((one) => one.groupId === groupId),
    'not-found',
  );
  await settleGroup(db, of.schoolId, groupId, {
    settledBy: actor.accountId,
    ...(label === undefined ? {} : { label }),
  });
}
