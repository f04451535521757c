import type { Actor } from '@zhibi/contract/session';
import { type Homework, type Submission, taughtClassIds } from '../homework/index.js';

/** A teacher marks the copies of the classes that the teacher teaches in the homework's subject. */
export const mayMark = (actor: Actor, homework: Homework, classId: string): boolean =>
  taughtClassIds(actor, homework).includes(classId);

/** A student reads the own paper, and only once it was given back. */
export const mayReadResult = (actor: Actor, submission: Submission): boolean =>
  submission.studentId === actor.studentId && submission.status === 'released';
