import type { ClassGroup, GroupPurpose } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { dashed, type Here } from './days.js';
import { isLocked } from './list-groups.js';
import { areOfClass, openToArrange } from './open-class.js';
import {
  changeGroupSet,
  forgetColours,
  type GroupRow,
  groupSetsOf,
  insertGroupSet,
  replaceGroups,
} from './store-groups.js';

interface Wanted {
  classId: string;
  setId?: string | undefined;
  revision?: number | undefined;
  name: string;
  purpose: GroupPurpose;
  lockedUntil: string | null;
  groups: readonly ClassGroup[];
}

/** Keeps a group set as a whole, or a new one. A locked set can be unlocked and renamed, but nobody in it is moved. */
export async function saveGroups(
  db: Db,
  actor: Actor,
  wanted: Wanted,
  here: Here,
): Promise<{ setId: string; revision: number }> {
  const { schoolId } = actor;
  const { classId, name, purpose, groups, revision = 0 } = wanted;
  const open = await openToArrange(db, actor, classId);
  ensure(
    areWellFormed(groups) &&
      areOfClass(
        open,
        groups.flatMap((group) => group.memberIds),
      ),
    'conflict',
    'members',
  );
  const sets = await groupSetsOf(db, schoolId, classId);
  const others = sets.filter(({ id }) => id !== wanted.setId);
  ensure(!others.some((set) => set.name === name), 'conflict', 'name-taken');
  const setId = wanted.setId ?? newId();
  const lockedUntil = wanted.lockedUntil === null ? null : dashed(wanted.lockedUntil);
  const change = { name, purpose, lockedUntil, changedBy: actor.accountId, changedAt: here.now };
  if (wanted.setId === undefined) await insertGroupSet(db, { schoolId, id: setId, classId, ...change });
  else {
    const before = found(sets.find(({ id }) => id === wanted.setId));
    ensure(await changeGroupSet(db, { schoolId, setId, revision }, change), 'conflict', 'changed');
    if (isLocked(before.lockedUntil, here)) ensure(holdsTheSame(before.groups, groups), 'conflict', 'locked');
  }
  await replaceGroups(
    db,
    schoolId,
    setId,
    groups.map((group): GroupRow => ({ schoolId, setId, ...group, memberIds: [...group.memberIds] })),
  );
  return { setId, revision: revision + 1 };
}

/** Takes a set away. What it was is still in the table; screens do not show it again. */
export async function removeGroups(
  db: Db,
  actor: Actor,
  { classId, setId, revision }: { classId: string; setId: string; revision: number },
  here: Here,
): Promise<void> {
  const { schoolId } = actor;
  await openToArrange(db, actor, classId);
  const set = found((await groupSetsOf(db, schoolId, classId)).find(({ id }) => id === setId));
  ensure(!isLocked(set.lockedUntil, here), 'conflict', 'locked');
  const gone = { removedAt: here.now, changedBy: actor.accountId, changedAt: here.now };
  ensure(await changeGroupSet(db, { schoolId, setId, revision }, gone), 'conflict', 'changed');
  await forgetColours(db, schoolId, setId);
}

/** Nobody is in two groups, no number is there twice, and a leader belongs to the group. */
function areWellFormed(groups: readonly ClassGroup[]): boolean {
  const members = groups.flatMap(({ memberIds }) => memberIds);
  return (
    new Set(members).size === members.length &&
    new Set(groups.map(({ number }) => number)).size === groups.length &&
    groups.every(({ leaderId, memberIds }) => leaderId === null || memberIds.includes(leaderId))
  );
}

const holdsTheSame = (before: readonly GroupRow[], now: readonly ClassGroup[]): boolean => {
  const places = (groups: readonly { number: number; memberIds: readonly string[] }[]) =>
    groups
      .flatMap(({ number, memberIds }) => memberIds.map((id) => `${id} ${number}`))
      .sort()
      .join();
  return places(before) === places(now);
};
