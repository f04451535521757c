import type { Actor } from '@zhibi/contract/session';
import { isLeader } from '../../people/index.js';

/** Points and remarks of a class are read and written by whoever teaches in it. */
export const mayGivePoints = (actor: Actor, classId: string): boolean =>
  actor.role === 'TEACHER' && actor.schoolId !== '' && actor.teaches.has(classId);

/** What somebody wrote or gave is changed by nobody else. */
export const isOwn = (actor: Actor, { accountId, classId }: { accountId: string; classId: string }): boolean =>
  accountId === actor.accountId && mayGivePoints(actor, classId);

/** The reasons are the school's: its leaders say them. */
export const mayEditReasons = (actor: Actor): boolean => actor.schoolId !== '' && isLeader(actor);
