import type { Readable } from 'node:stream';
import { photoLimits } from '@zhibi/contract/capture/scans';
import { Id } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { z } from 'zod';
import { isOwnHandIn, takesInk } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import { startJob } from '../../platform/jobs/index.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { ownCopy } from '../own-copy.js';
import { insertBatch } from './store.js';
import { countPhotos, findPhoto } from './store-photos.js';
import { READ_SCANS } from './take-upload.js';

interface SentForm {
  isMultipart(): boolean;
  parts(how: { limits: { files: number; fileSize: number; fields: number } }): AsyncIterable<FormPart>;
}

type FormPart =
  | { type: 'field'; fieldname: string; value: unknown }
  | { type: 'file'; file: Readable & { truncated: boolean }; filename: string };

const About = z.object({
  homeworkId: Id,
  photoId: Id,
  ageSeconds: z.coerce
    .number()
    .min(0)
    .max(31 * 86_400)
    .catch(0),
});
type About = z.infer<typeof About>;

/** Keeps a photograph of a student's own sheet under the name that the phone gave it: sent again it is there already. */
export async function takePhoto(
  { files, clock }: Services,
  actor: Actor,
  request: SentForm,
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
): Promise<{ photoId: string }> {
  ensure(request.isMultipart(), 'invalid', 'no-files');
  const fields: Record<string, unknown> = {};
  const limits = { files: 1, fileSize: photoLimits.fileBytes + 1, fields: 5 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    // Whose it is stands before the file: nobody else's bytes are kept.
    const about = About.safeParse(fields);
    ensure(about.success, 'invalid', 'no-files');
    const { photoId } = about.data;
    if (await transact((db) => isKept(db, actor, about.data, clock.now()))) {
      part.file.resume();
      return { photoId };
    }
    const { sha256, size } = await files.put(part.file, photoLimits.fileBytes + 1);
    ensure(!part.file.truncated && size <= photoLimits.fileBytes, 'invalid', 'too-large');
    ensure(size > 0, 'invalid', 'no-files');
    await transact((db) =>
      keep(db, actor, about.data, { sha256, name: part.filename.slice(0, 200), now: clock.now() }),
    );
    return { photoId };
  }
  ensure(false, 'invalid', 'no-files');
  return { photoId: '' };
}

/** Whether it is there already; refused where it may not come. */
async function isKept(db: Db, actor: Actor, { homeworkId, photoId }: About, now: Date): Promise<boolean> {
  const { homework, submission, of } = await ownCopy(db, actor, homeworkId, now);
  const known = await findPhoto(db, actor.schoolId, photoId);
  if (known !== undefined) {
    ensure(known.studentId === of.studentId && known.homeworkId === homeworkId, 'not-found');
    return true;
  }
  ensure(takesInk(homework), 'conflict', 'homework-over');
  ensure(!isOwnHandIn(homework, submission), 'conflict', 'handed-in');
  ensure((await countPhotos(db, of)) < photoLimits.photos, 'conflict', 'too-many');
  return false;
}

async function keep(
  db: Db,
  actor: Actor,
  about: About,
  { sha256, name, now }: { sha256: string; name: string; now: Date },
): Promise<void> {
  if (await isKept(db, actor, about, now)) return;
  const { schoolId, accountId, studentId } = actor;
  const { homeworkId, photoId: id, ageSeconds } = about;
  const takenAt = new Date(now.getTime() - ageSeconds * 1_000);
  const by = { createdBy: accountId, createdByName: actor.name, createdAt: now };
  const batch = { schoolId, id, homeworkId, state: 'reading', source: 'photo', studentId, takenAt, ...by } as const;
  await insertBatch(db, batch, [{ schoolId, batchId: id, position: 0, name, sha256 }]);
  await startJob(db, { accountId, schoolId }, READ_SCANS, { batchId: id });
}
