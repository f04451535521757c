import { photoLimits } from '@zhibi/contract/capture/scans';
import { Id } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { isOwnHandIn, takesInk } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { type OwnCopy, ownCopy } from '../own-copy.js';
import { AboutPhoto, receivePhoto, type SentForm } from './receive-photo.js';
import { countPhotos, findPhoto, insertPhoto } from './store-photos.js';
import { READ_SCANS } from './take-upload.js';

const About = AboutPhoto.extend({ homeworkId: Id });
type About = z.infer<typeof About>;

/** Keeps a photograph of a student's own sheet. */
export const takePhoto = (
  { files, clock }: Services,
  actor: Actor,
  request: SentForm,
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<{ photoId: string }> =>
  receivePhoto(files, request, {
    About,
    fileBytes: photoLimits.fileBytes,
    isKept: (about) => transact(async (db) => (await admit(db, actor, about, clock.now())) === undefined),
    keep: (about, file) => transact((db) => keep(db, actor, about, { ...file, now: clock.now() })),
  });

/** The copy that a photograph is for; undefined where it is there already, refused where it may not come. */
async function admit(db: Db, actor: Actor, about: About, now: Date): Promise<OwnCopy | undefined> {
  const copy = await ownCopy(db, actor, about.homeworkId, now);
  if (await isKnown(db, copy, about.photoId)) return undefined;
  ensure(takesInk(copy.homework), 'conflict', 'homework-over');
  ensure(!isOwnHandIn(copy.submission), 'conflict', 'handed-in');
  ensure((await countPhotos(db, copy.of, { bySlip: false })) < photoLimits.photos, 'conflict', 'too-many');
  return copy;
}

/** Whether a photograph of this name is there; one of another copy is nobody's business. */
export async function isKnown(db: Db, { of }: OwnCopy, photoId: string): Promise<boolean> {
  const known = await findPhoto(db, of.schoolId, photoId);
  if (known === undefined) return false;
  ensure(known.studentId === of.studentId && known.homeworkId === of.homeworkId, 'not-found');
  return true;
}

async function keep(
  db: Db,
  actor: Actor,
  about: About,
  { now, ...file }: { sha256: string; name: string; now: Date },
): Promise<void> {
  const copy = await admit(db, actor, about, now);
  if (copy === undefined) return;
  const { schoolId, accountId, name } = actor;
  await insertPhoto(db, copy.of, { ...about, file, by: { accountId, name }, bySlip: false, now });
  await startJob(db, { accountId, schoolId }, READ_SCANS, { batchId: about.photoId });
}
