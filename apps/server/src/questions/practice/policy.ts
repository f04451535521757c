import type { Actor } from '@zhibi/contract/session';
import { mayTeach } from '../../people/index.js';

/** Practice is chosen by teachers who work in a school. */
export const mayPractise = (actor: Actor): boolean => actor.role === 'TEACHER' && actor.schoolId !== '';

/** Units are chosen for a class by who teaches it the subject; to everybody else it is not there. */
export const mayChooseFor = (actor: Actor, classId: string | undefined, subjectId: number): boolean =>
  classId === undefined || mayTeach(actor, classId, subjectId);

/** The classes whose history of a subject a teacher knows. */
export const knownClassIds = (actor: Actor, subjectId: number): string[] =>
  [...actor.teaches.keys()].filter((classId) => mayTeach(actor, classId, subjectId));
