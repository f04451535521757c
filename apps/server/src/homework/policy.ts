import type { HomeworkForTeacher, Progress } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import { mayTeach } from '../people/index.js';
import { type HomeworkTimes, hasWriting, isWhollyMarked, statusOf } from './rules.js';

export interface GivenTo {
  subjectId: number;
  classIds: readonly string[];
}

/** Whoever has chosen no school, or belongs to none, finds nothing of any. */
export const isInSchool = (actor: Actor): boolean => actor.schoolId !== '';

/** The classes of a homework that the teacher teaches in its subject: only their students are seen and marked. */
export const taughtClassIds = (actor: Actor, given: GivenTo): string[] =>
  given.classIds.filter((classId) => mayTeach(actor, classId, given.subjectId));

/** A homework is there for whoever teaches one of its classes in its subject. */
export const maySee = (actor: Actor, given: GivenTo): boolean => taughtClassIds(actor, given).length > 0;

/** A student reads the homework that was given to this student and has opened; a teacher whatever is there to see. */
export const mayRead = (actor: Actor, given: GivenTo, wasGiven: boolean): boolean =>
  actor.role === 'STUDENT' ? wasGiven : maySee(actor, given);

/** What touches every class of it — publishing, collecting, taking back, giving back — needs all of them. */
export const mayRun = (actor: Actor, given: GivenTo): boolean =>
  given.classIds.length > 0 && taughtClassIds(actor, given).length === given.classIds.length;

/** Of the classes of the school a teacher knows those taught, whatever the subject; any other is as good as none. */
export const knowsClasses = (actor: Actor, classIds: readonly string[]): boolean =>
  classIds.every((classId) => actor.teaches.has(classId));

/** What the actor may do with it now, as the screens read it. */
export function canOf(
  actor: Actor,
  homework: GivenTo & HomeworkTimes,
  progress: Progress,
  now: Date,
): HomeworkForTeacher['can'] {
  const status = statusOf(homework, now);
  const runs = mayRun(actor, homework);
  return {
    withdraw: runs && status !== 'withdrawn' && homework.releasedAt === null && !hasWriting(progress),
    close: runs && status === 'open',
    mark: maySee(actor, homework) && status !== 'withdrawn' && hasWriting(progress),
    release: runs && status === 'closed' && homework.releasedAt === null && isWhollyMarked(progress),
    change: runs && (status === 'open' || status === 'scheduled') && !hasWriting(progress),
    move: runs && status !== 'withdrawn' && homework.releasedAt === null,
    adjust: maySee(actor, homework) && status !== 'withdrawn' && homework.releasedAt === null,
  };
}
