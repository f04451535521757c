import type { Actor } from '@zhibi/contract/session';

/** Leaders of a school: its administrators and its principal. */
export const isLeader = (actor: Actor): boolean => actor.role === 'SCHOOLADMIN' || actor.role === 'SCHOOLPRINCIPAL';

/** Who reads about a class: its teachers, the leaders of its school, the officer of its district. */
export const mayReadClass = (actor: Actor, classId: string): boolean =>
  actor.role === 'TEACHER' ? actor.teaches.has(classId) : isLeader(actor) || actor.role === 'REGION';

/** A teacher works with the classes taught, in the subjects taught there. */
export const mayTeach = (actor: Actor, classId: string, subjectId: number): boolean =>
  actor.role === 'TEACHER' && (actor.teaches.get(classId)?.has(subjectId) ?? false);
