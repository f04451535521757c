import type { Actor } from '@zhibi/contract/session';
import { isLeader } from '../../people/index.js';

/** How full the days of a class are concerns whoever teaches it, in any subject, and the leaders of the school. */
export const maySeeLoadOf = (actor: Actor, classIds: readonly string[]): boolean =>
  isLeader(actor) || classIds.every((classId) => actor.teaches.has(classId));

/** The page of a class is its teachers' and the leaders' to hand out. */
export const mayHandOutNotice = (actor: Actor, classId: string): boolean => maySeeLoadOf(actor, [classId]);
