import type { Actor } from '@zhibi/contract/session';
import { isLeader, mayTeach } from '../people/index.js';

/**
 * Who reads about a class in a subject: its teachers of the subject, the leaders of the school, and the officer of the
 * district who has chosen this school.
 */
export const mayReadReport = (actor: Actor, classId: string, subjectId: number): boolean =>
  actor.role === 'TEACHER' ? mayTeach(actor, classId, subjectId) : isLeader(actor) || isOfficerHere(actor);

/** An officer reads one school at a time; without a choice there is nothing to read in. */
const isOfficerHere = (actor: Actor): boolean => actor.role === 'REGION' && actor.schoolId !== '';
