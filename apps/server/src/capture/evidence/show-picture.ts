import type { PictureWanted } from '@zhibi/contract/capture';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { findHomework, findSubmission, homeworkForTeacher } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { mayHandleInk, mayReadOwn } from '../policy.js';
import { findEvidence } from './store-what-came.js';

/** The picture of an answer area, by its name in the file store: for the teachers of the student, and for the student once the paper is back. */
export async function evidencePicture(db: Db, actor: Actor, wanted: z.output<typeof PictureWanted>): Promise<string> {
  const { schoolId } = actor;
  const { homeworkId, studentId } = wanted;
  const isOwn = actor.role === 'STUDENT';
  const homework = isOwn
    ? found(await findHomework(db, schoolId, homeworkId))
    : await homeworkForTeacher(db, actor, homeworkId);
  const submission = found(await findSubmission(db, { schoolId, homeworkId, studentId }));
  ensure(isOwn ? mayReadOwn(actor, submission) : mayHandleInk(actor, homework, submission.classId), 'not-found');
  const { pictureSha256 } = found(await findEvidence(db, schoolId, wanted));
  return found(pictureSha256 ?? undefined);
}
