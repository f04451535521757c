import type { Actor } from '@zhibi/contract/session';
import { findHomework, findSubmission, type Homework, opensAt, type Submission } from '../homework/index.js';
import type { Db } from '../platform/db.js';
import { ensure, found } from '../platform/problem.js';
import { mayAnswer } from './policy.js';

export interface OwnCopy {
  homework: Homework;
  submission: Submission;
  of: { schoolId: string; homeworkId: string; studentId: string };
}

/** The homework of this student, which has opened. */
export async function ownCopy(db: Db, actor: Actor, homeworkId: string, now: Date): Promise<OwnCopy> {
  const { schoolId, studentId } = actor;
  ensure(studentId !== null, 'not-found');
  const of = { schoolId, homeworkId, studentId };
  const homework = found(await findHomework(db, schoolId, homeworkId));
  const submission = found(await findSubmission(db, of));
  // Who was writing when it was taken back is told so; what had not opened is no news to anybody.
  const { withdrawnAt } = homework;
  ensure(withdrawnAt === null || withdrawnAt < opensAt(homework), 'conflict', 'taken-back');
  ensure(mayAnswer(actor, homework, now), 'not-found');
  return { homework, submission, of };
}
