import type { Actor } from '@zhibi/contract/session';
import { type GivenTo, mayRun } from '../../homework/index.js';

export interface RoundPeople {
  scorerIds: readonly string[];
  arbiterId: string | null;
}

/** The marking of a homework is its runner's to share out: a teacher of all its classes in its subject. */
export const maySetRounds = (actor: Actor, homework: GivenTo): boolean =>
  actor.schoolId !== '' && mayRun(actor, homework);

/** Still a teacher of the subject at this school, whatever the class. */
export const teachesSubject = (actor: Actor, subjectId: number): boolean =>
  actor.role === 'TEACHER' &&
  actor.schoolId !== '' &&
  [...actor.teaches.values()].some((subjects) => subjects.has(subjectId));

/** Whoever was named scores, also answers of other classes, as long as the subject is taught. */
export const isScorer = (actor: Actor, round: RoundPeople, subjectId: number): boolean =>
  teachesSubject(actor, subjectId) && round.scorerIds.includes(actor.accountId);

/** Both scores are the arbiter's to see, and nobody's who scores. */
export const isArbiter = (actor: Actor, round: RoundPeople, subjectId: number): boolean =>
  teachesSubject(actor, subjectId) && round.arbiterId === actor.accountId;
