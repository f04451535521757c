import { hasFailed } from '@zhibi/contract/capture/scans';
import type { Actor } from '@zhibi/contract/session';
import { isOwnHandIn, takesInk } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { type OwnCopy, ownCopy } from '../own-copy.js';
import { verdictOn } from './rules-photos.js';
import { deletePhoto, findPhoto, photosOf } from './store-photos.js';

/** A photograph of which nothing came is taken away by whoever took it; what shows a page stands for the teacher. */
export async function removePhoto(db: Db, actor: Actor, photoId: string, now: Date): Promise<Record<string, never>> {
  const { schoolId, studentId } = actor;
  const photo = found(await findPhoto(db, schoolId, photoId));
  ensure(studentId !== null && photo.studentId === studentId, 'not-found');
  return removeFailed(db, await ownCopy(db, actor, photo.homeworkId, now), (sheet) => sheet.batch.id === photoId);
}

/** The same by a slip: only what came by it. */
export const removeSlipPhoto = (db: Db, copy: OwnCopy, photoId: string): Promise<Record<string, never>> =>
  removeFailed(db, copy, ({ batch }) => batch.id === photoId && batch.bySlip);

async function removeFailed(
  db: Db,
  { homework, submission, of }: OwnCopy,
  isMeant: (sheet: Awaited<ReturnType<typeof photosOf>>[number]) => boolean,
): Promise<Record<string, never>> {
  // Two sheets may lie on it: one that shows a page keeps the photograph.
  const sheets = (await photosOf(db, of)).filter(isMeant);
  const photoId = found(sheets[0]).batch.id;
  ensure(takesInk(homework), 'conflict', 'homework-over');
  ensure(!isOwnHandIn(submission), 'conflict', 'handed-in');
  ensure(!sheets.some((sheet) => verdictOn(sheet) === 'reading'), 'conflict', 'still-read');
  ensure(
    sheets.every((sheet) => hasFailed({ verdict: verdictOn(sheet), page: sheet.page?.page ?? null })),
    'conflict',
    'not-failed',
  );
  await deletePhoto(db, of.schoolId, photoId);
  return {};
}
