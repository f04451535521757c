import type { Actor } from '@zhibi/contract/session';

interface Head {
  accountId: string;
  schoolId: string | null;
}

/** A face is seen by its owner, and by people of the school where it was set. */
export const maySeeHead = (actor: Actor, head: Head): boolean =>
  head.accountId === actor.accountId || (head.schoolId !== null && head.schoolId === actor.schoolId);
