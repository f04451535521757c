import { FEWEST_STUDENTS } from '@zhibi/contract/analysis';
import type { Actor } from '@zhibi/contract/session';
import { isLeader, mayTeach } from '../people/index.js';

/** Who reads about the students of a class in a subject, by name: its teachers of the subject and the leaders of the school. */
export const mayReadReport = (actor: Actor, classId: string, subjectId: number): boolean =>
  actor.role === 'TEACHER' ? mayTeach(actor, classId, subjectId) : isLeader(actor);

/** Who reads about one student in a subject: the student, the teachers of the class in it, and the leaders of the school. @param of the class where the reader teaches the student today */
export const mayReadStudent = (
  actor: Actor,
  { studentId, classId, subjectId }: { studentId: string; classId: string | null; subjectId: number },
): boolean =>
  actor.role === 'STUDENT'
    ? actor.studentId === studentId
    : isLeader(actor) || (classId !== null && mayTeach(actor, classId, subjectId));

/** Who reads what came out of a class as a whole: they, and the officer of the district who has chosen this school. */
export const mayReadResults = (actor: Actor, classId: string, subjectId: number): boolean =>
  mayReadReport(actor, classId, subjectId) || isOfficerHere(actor);

/** Of so many students at least something is told. Who teaches and leads here knows them; to an officer fewer than five could be told apart. */
export const fewestFor = (actor: Actor): number => (actor.role === 'REGION' ? FEWEST_STUDENTS : 0);

/** An officer reads one school at a time; without a choice there is nothing to read in. */
const isOfficerHere = (actor: Actor): boolean => actor.role === 'REGION' && actor.schoolId !== '';
