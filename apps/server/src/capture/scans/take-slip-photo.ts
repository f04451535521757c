import { slipLimits } from '@zhibi/contract/capture/scans';
import { z } from 'zod';
import { copyOfSlip, endOfCopy, isOwnHandIn, lockSlip } from '../../homework/index.js';
import { studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { queueTask } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import type { OwnCopy } from '../own-copy.js';
import type { AtOnce } from './at-once.js';
import { AboutPhoto, receivePhoto, type SentForm } from './receive-photo.js';
import { changeBySlip } from './school-of-slip.js';
import { countPhotos, insertPhoto } from './store-photos.js';
import { isKnown } from './take-photo.js';
import { READ_SCANS } from './take-upload.js';

const About = AboutPhoto.extend({ secret: z.string().length(32) });
type About = z.infer<typeof About>;
const MINUTE_MS = 60_000;

/** Keeps a photograph that somebody took by a slip, of the one copy that the slip is for. */
export async function takeSlipPhoto(
  services: Services,
  request: SentForm,
  underWay: AtOnce,
): Promise<{ photoId: string }> {
  const now = () => services.clock.now();
  let held: string | undefined;
  try {
    return await receivePhoto(services.files, request, {
      About,
      fileBytes: slipLimits.fileBytes,
      isKept: async (about) => {
        const isKept = await changeBySlip(
          services.database,
          about.secret,
          async (db, of) => (await admit(db, await copyOfSlip(db, of, now()), about, now())) === undefined,
        );
        // Nobody fills the disk faster than photographs are counted.
        ensure(underWay.enter(about.secret), 'too-often');
        held = about.secret;
        return isKept;
      },
      keep: (about, file) =>
        changeBySlip(services.database, about.secret, async (db, of) => {
          await lockSlip(db, of);
          await keep(db, await copyOfSlip(db, of, now()), about, { ...file, now: now() });
        }),
    });
  } finally {
    if (held !== undefined) underWay.leave(held);
  }
}

const takenAt = ({ ageSeconds }: About, now: Date) => new Date(now.getTime() - ageSeconds * 1_000);

/** The copy that it is for; undefined where it is there already. What was taken after the end is refused, what only arrives after it is not. */
async function admit(db: Db, copy: OwnCopy, about: About, now: Date): Promise<OwnCopy | undefined> {
  const { homework, submission, of } = copy;
  if (await isKnown(db, copy, about.photoId)) return undefined;
  ensure(takenAt(about, now) < endOfCopy(homework, submission), 'conflict', 'homework-over');
  ensure(!isOwnHandIn(submission), 'conflict', 'handed-in');
  ensure((await countPhotos(db, of, { bySlip: true })) < slipLimits.photos, 'conflict', 'too-many');
  const since = new Date(now.getTime() - MINUTE_MS);
  ensure((await countPhotos(db, of, { bySlip: true, since })) < slipLimits.aMinute, 'too-often');
  return copy;
}

async function keep(
  db: Db,
  copy: OwnCopy,
  about: About,
  { now, ...file }: { sha256: string; name: string; now: Date },
): Promise<void> {
  if ((await admit(db, copy, about, now)) === undefined) return;
  const { schoolId, studentId } = copy.of;
  const student = (await studentsById(db, schoolId, [studentId])).get(studentId);
  ensure(student !== undefined, 'not-found');
  const by = { accountId: student.accountId, name: student.name };
  await insertPhoto(db, copy.of, { ...about, file, by, bySlip: true, now });
  await queueTask(db, READ_SCANS, { schoolId, batchId: about.photoId }, { key: about.photoId });
}
