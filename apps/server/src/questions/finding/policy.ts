import type { Actor } from '@zhibi/contract/session';

/** What a class was given is known to who teaches it; the class of another teacher is as good as none. */
export const teachesAll = (actor: Actor, classIds: readonly string[]): boolean =>
  classIds.every((classId) => actor.teaches.has(classId));
