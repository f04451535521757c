import { Readable } from 'node:stream';
import { labLimits, type laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { ensure, found } from '../../platform/problem.js';
import { drawPhoto } from './draw-photo.js';
import { isScorer, mayRemovePhoto, maySee } from './policy.js';
import { holdLab, labById } from './store.js';
import { countPhotos, deletePhoto, findPhoto, insertPhoto } from './store-photos.js';

type Input = z.output<typeof laboratoryApi.addPhoto.input>;

interface Place {
  files: FileStore;
  now: Date;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Ends the lease of what is referred to now: a photograph that is taken away later is gone at once. */
  release(lease: string | undefined): Promise<void>;
}

/** Keeps a photograph of a student's work at a step, under the name that the tablet gave it. */
export async function addPhoto(
  actor: Actor,
  input: Input,
  { files, now, transact, release }: Place,
): Promise<Record<string, never>> {
  if (await transact((db) => isThere(db, actor, input))) return {};
  const { file } = input;
  ensure(file instanceof Uint8Array && file.length > 0, 'invalid', 'photo-none');
  const drawn = await drawPhoto(file);
  ensure(drawn !== undefined, 'invalid', 'photo-unreadable');
  const { sha256, size, lease } = await files.put(Readable.from([drawn]), labLimits.photoBytes);
  const { schoolId, accountId, name: teacherName } = actor;
  const { photoId: id, assessmentId, studentId, stepId } = input;
  await transact(async (db) => {
    // Sent by two tabs at once: the second finds what the first has kept.
    if (await isThere(db, actor, input)) return;
    const row = { schoolId, id, assessmentId, studentId, stepId, accountId, teacherName, sha256, size, takenAt: now };
    await insertPhoto(db, row);
  });
  await release(lease);
  return {};
}

/** Whether it is there already; refused where it may not come. */
async function isThere(db: Db, actor: Actor, input: Input): Promise<boolean> {
  const { schoolId } = actor;
  const { assessmentId, studentId, stepId, photoId } = input;
  const lab = await holdLab(db, schoolId, assessmentId, 'change');
  ensure(maySee(actor, lab) && isScorer(actor, lab), 'not-found');
  const known = await findPhoto(db, schoolId, photoId);
  if (known !== undefined) {
    const isSame = known.assessmentId === lab.id && known.studentId === studentId && known.stepId === stepId;
    ensure(isSame && known.accountId === actor.accountId, 'not-found');
    return true;
  }
  const members = await studentsOf(db, schoolId, [lab.classId]);
  const fits = members.some((one) => one.studentId === studentId) && lab.steps.some((one) => one.stepId === stepId);
  ensure(fits, 'not-found');
  ensure(lab.state === 'open', 'conflict', 'lab-not-open');
  const count = await countPhotos(db, { schoolId, assessmentId: lab.id, studentId, stepId });
  ensure(count < labLimits.photos, 'conflict', 'photo-many');
  return false;
}

/** Takes a photograph away; answers the content that nothing may refer to any more. */
export async function removePhoto(db: Db, actor: Actor, photoId: string): Promise<string> {
  const photo = found(await findPhoto(db, actor.schoolId, photoId));
  const lab = await holdLab(db, actor.schoolId, photo.assessmentId, 'change');
  ensure(maySee(actor, lab), 'not-found');
  ensure(lab.state === 'open', 'conflict', 'lab-not-open');
  ensure(mayRemovePhoto(actor, lab, photo));
  await deletePhoto(db, actor.schoolId, photoId);
  return photo.sha256;
}

/** A photograph, for whoever may see the assessment. */
export async function photoFor(db: Db, actor: Actor, photoId: string): Promise<{ sha256: string; size: number }> {
  const photo = found(await findPhoto(db, actor.schoolId, photoId));
  ensure(maySee(actor, await labById(db, actor.schoolId, photo.assessmentId)), 'not-found');
  return photo;
}
