import type { DiskEntry, Resource, ResourceState } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import { isLeader } from '../people/index.js';

/** What somebody may do with an entry follows from whose it is and what was shared: facts that the store finds. */
export interface Standing {
  ownerId: string;
  isFolder: boolean;
  isTrashed: boolean;
  /** A living share on it or on a folder above reaches the actor. */
  seesShared: boolean;
  editsShared: boolean;
}

/** Whoever has chosen no school, or belongs to none, has no disk. */
export const hasDisk = (actor: Actor): boolean => actor.schoolId !== '';

export const isOwner = (actor: Actor, { ownerId }: Pick<Standing, 'ownerId'>): boolean => ownerId === actor.accountId;

/** What was thrown away is there for its owner only. */
export const maySee = (actor: Actor, entry: Standing): boolean =>
  isOwner(actor, entry) || (entry.seesShared && !entry.isTrashed);

export const mayEdit = (actor: Actor, entry: Standing): boolean =>
  !entry.isTrashed && (isOwner(actor, entry) || entry.editsShared);

export const mayShare = (actor: Actor, entry: Standing): boolean => !entry.isTrashed && isOwner(actor, entry);

export const mayRestore = (actor: Actor, entry: Standing): boolean => entry.isTrashed && isOwner(actor, entry);

export const mayOffer = (actor: Actor, entry: Standing): boolean => mayShare(actor, entry) && !entry.isFolder;

export const entryCan = (actor: Actor, entry: Standing): DiskEntry['can'] => ({
  edit: mayEdit(actor, entry),
  share: mayShare(actor, entry),
  trash: mayEdit(actor, entry),
  restore: mayRestore(actor, entry),
  offer: mayOffer(actor, entry),
});

interface Offered {
  state: ResourceState;
  createdBy: string;
}

/** The leaders of the school decide what stands on its shelf. */
export const mayDecide = (actor: Actor, { state }: Pick<Offered, 'state'>): boolean =>
  isLeader(actor) && state === 'waiting';

export const mayWithdraw = (actor: Actor, { state, createdBy }: Offered): boolean =>
  (state === 'waiting' && createdBy === actor.accountId) ||
  (state === 'approved' && (isLeader(actor) || createdBy === actor.accountId));

/** What stands on the shelf is everybody's; what waits or was refused belongs to whoever offered it and to the leaders. */
export const mayRead = (actor: Actor, { state, createdBy }: Offered): boolean =>
  state === 'approved' || createdBy === actor.accountId || isLeader(actor);

export const resourceCan = (actor: Actor, offered: Offered): Resource['can'] => ({
  decide: mayDecide(actor, offered),
  withdraw: mayWithdraw(actor, offered),
});
