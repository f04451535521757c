import type { Actor } from '@zhibi/contract/session';

/** Leaders of a school: its administrators and its principal. */
export const isLeader = (actor: Actor): boolean => actor.role === 'SCHOOLADMIN' || actor.role === 'SCHOOLPRINCIPAL';

/** Who reads the list of a class: its teachers and the leaders of its school. */
export const mayReadClass = (actor: Actor, classId: string): boolean =>
  actor.role === 'TEACHER' ? actor.teaches.has(classId) : isLeader(actor);

/** A teacher works with the classes taught, in the subjects taught there. */
export const mayTeach = (actor: Actor, classId: string, subjectId: number): boolean =>
  actor.role === 'TEACHER' && (actor.teaches.get(classId)?.has(subjectId) ?? false);
