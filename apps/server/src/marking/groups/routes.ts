import { groupsApi as api } from '@zhibi/contract/marking/groups';
import { mount, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { groupApart } from './group-apart.js';
import { listGroups } from './list-groups.js';
import { answersToGroup, joined, keepGroups } from './make-groups.js';
import { moveAnswers, settleAnswers } from './mend-groups.js';

export const groupsRoutes = (services: Services) => {
  const now = () => services.clock.now();
  mount(services, api.list, ({ db, actor }, input) => listGroups(db, actor, input));
  // Reading a class of answers takes its time: between the transactions.
  mountOpen(services, api.make, async ({ actor, transact }, input) => {
    const { known, answerIds, inks } = await transact((db) => answersToGroup(db, actor, input));
    const read = inks.length === 0 ? [] : await groupApart(services, inks);
    const made = joined([...read, ...known]);
    if (made.length > 0) await transact((db) => keepGroups(db, actor, input, { answerIds, made, now: now() }));
    return {};
  });
  mount(services, api.move, ({ db, actor }, input) => moveAnswers(db, actor, input, now()));
  mount(services, api.settle, async ({ db, actor }, input) => {
    await settleAnswers(db, actor, input);
    return {};
  });
};
