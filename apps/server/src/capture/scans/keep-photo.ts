import { mayStand } from '@zhibi/contract/capture/scans';
import type { Actor } from '@zhibi/contract/session';
import { beginWriting, isLate, isOwnHandIn, recordLateInk, takesInk } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { type OwnCopy, ownCopy } from '../own-copy.js';
import { verdictOn } from './rules-photos.js';
import { changePage } from './store-pages.js';
import { findPhoto, type KeptPhoto, photosOf } from './store-photos.js';

/** A student says that a part of a page stands for the page: with that it is handed in as far as it goes. */
export async function keepPhoto(db: Db, actor: Actor, photoId: string, now: Date): Promise<Record<string, never>> {
  const { schoolId, studentId } = actor;
  const photo = found(await findPhoto(db, schoolId, photoId));
  ensure(studentId !== null && photo.studentId === studentId, 'not-found');
  return keepPart(db, await ownCopy(db, actor, photo.homeworkId, now), ({ batch }) => batch.id === photoId, now);
}

/** The same by a slip: only what came by it. */
export const keepSlipPhoto = (db: Db, copy: OwnCopy, photoId: string, now: Date): Promise<Record<string, never>> =>
  keepPart(db, copy, ({ batch }) => batch.id === photoId && batch.bySlip, now);

async function keepPart(
  db: Db,
  { homework, submission, of }: OwnCopy,
  isMeant: (sheet: KeptPhoto) => boolean,
  now: Date,
): Promise<Record<string, never>> {
  const sheets = (await photosOf(db, of)).filter(isMeant);
  const { batch } = found(sheets[0]);
  ensure(takesInk(homework), 'conflict', 'homework-over');
  ensure(!isOwnHandIn(submission), 'conflict', 'handed-in');
  ensure(!sheets.some((sheet) => verdictOn(sheet) === 'reading'), 'conflict', 'still-read');
  if (sheets.some((sheet) => verdictOn(sheet) === 'kept')) return {};
  const parts = sheets.flatMap(({ page, ...rest }) =>
    page !== null && mayStand({ verdict: verdictOn({ page, ...rest }), page: page.page }) ? [page] : [],
  );
  ensure(parts.length > 0, 'conflict', 'not-part');
  for (const page of parts) await changePage(db, page, { keptAt: now });
  const { status } = submission;
  if (status === 'assigned' || status === 'absent') await beginWriting(db, homework, [of.studentId], now);
  if (isLate(homework, submission, batch.takenAt ?? now, now)) await recordLateInk(db, homework, [of.studentId]);
  return {};
}
