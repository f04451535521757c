import type { Actor } from '@zhibi/contract/session';
import { type Homework, type Submission, statusOf, taughtClassIds } from '../homework/index.js';

/** A teacher sees and moves the ink of students whose class the teacher teaches in the homework's subject. */
export const mayHandleInk = (actor: Actor, homework: Homework, classId: string): boolean =>
  taughtClassIds(actor, homework).includes(classId);

/** Ink of nobody's homework waits for any teacher of the school; ink of a homework for its teachers. */
export const maySettle = (actor: Actor, homework: Homework | undefined): boolean =>
  homework === undefined || taughtClassIds(actor, homework).length > 0;

/** A student sees the own writing, and only once the paper was given back. */
export const mayReadOwn = (actor: Actor, { studentId, status }: Pick<Submission, 'studentId' | 'status'>): boolean =>
  studentId === actor.studentId && status === 'released';

/** A student answers the own homework once it has opened and while it was not taken back. */
export const mayAnswer = (actor: Actor, homework: Homework, now: Date): boolean => {
  const status = statusOf(homework, now);
  return actor.studentId !== null && status !== 'withdrawn' && status !== 'scheduled';
};
