import type { Actor } from '@zhibi/contract/session';
import { mayTeach } from '../../people/index.js';
import { isInSchool } from '../policy.js';

interface Booklet {
  classId: string;
  createdBy: string;
}

/** The booklet of a class is there for whoever teaches it, in any subject. */
export const maySeeHoliday = (actor: Actor, { classId }: Pick<Booklet, 'classId'>): boolean =>
  isInSchool(actor) && actor.role === 'TEACHER' && actor.teaches.has(classId);

/** A subject is filled, followed and let go by who teaches it in the class. */
export const mayFill = (actor: Actor, { classId }: Pick<Booklet, 'classId'>, subjectId: number): boolean =>
  mayTeach(actor, classId, subjectId);

/** It is printed and taken back by who began it, or has put a subject into it and still teaches the class. */
export const mayRunHoliday = (actor: Actor, booklet: Booklet, givenBy: readonly string[]): boolean =>
  maySeeHoliday(actor, booklet) && [booklet.createdBy, ...givenBy].includes(actor.accountId);

/** The subjects of the class that the actor teaches there. */
export const ownSubjects = (actor: Actor, { classId }: Pick<Booklet, 'classId'>): number[] =>
  [...(actor.teaches.get(classId) ?? [])].sort((a, b) => a - b);
