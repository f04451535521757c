import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { findSetting } from '../load/store.js';
import { slipStands } from '../rules.js';
import { findHomework, type Homework } from '../store.js';
import { findSubmission, type Submission, type SubmissionKey } from './store-submissions.js';

export interface SlipCopy {
  homework: Homework;
  submission: Submission;
  of: SubmissionKey;
}

/** The copy of a slip, while its school has slips and the slip stands; else nothing is there. */
export async function copyOfSlip(db: Db, of: SubmissionKey, now: Date): Promise<SlipCopy> {
  ensure((await findSetting(db, of.schoolId))?.photoSlips ?? false, 'not-found');
  const homework = found(await findHomework(db, of.schoolId, of.homeworkId));
  const submission = found(await findSubmission(db, of));
  ensure(slipStands(homework, submission, now), 'not-found');
  return { homework, submission, of };
}
