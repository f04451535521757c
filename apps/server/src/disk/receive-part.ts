import { createHash } from 'node:crypto';
import { type diskApi, PART_BYTES, partSizeOf } from '@zhibi/contract/disk';
import { nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { type FileStore, NoRoom, WrongBytes } from '../platform/files/index.js';
import { demand, Problem } from '../platform/problem.js';
import { holdForPart, type Upload, updateUpload } from './store-uploads.js';

type Input = z.output<typeof diskApi.upload.input>;

const DAY_MS = 86_400_000;

/**
 * Keeps one part of an upload; it is on the disk when this resolves. A part that is there already is not written again. Nothing of it is
 * written down in the database, which would cost a second flush: the files know what has arrived.
 */
export async function receivePart(db: Db, actor: Actor, files: FileStore, input: Input, now: Date): Promise<void> {
  const { uploadId, partNumber, partMD5 } = input;
  const seen = await holdForPart(db, actor, uploadId, partNumber);
  demand(seen !== undefined && seen.upload.state !== 'aborted', 'not-found');
  const { upload, isHeld } = seen;
  const bytes = bytesOf(upload, input);
  if (upload.state === 'merged' || !isHeld) {
    demand(
      partMD5 === undefined || createHash('md5').update(bytes).digest('hex') === partMD5,
      'invalid',
      'part-damaged',
    );
    // The file is being joined at this moment. Without this part: whoever asked for that will be told that it is missing.
    return demand(upload.state === 'merged' || (await files.partsOf(uploadId)).includes(partNumber), 'conflict');
  }
  const part = { number: partNumber, at: (partNumber - 1) * PART_BYTES, md5: partMD5 };
  await files.writePart(uploadId, part, bytes).catch((error: unknown) => {
    throw error instanceof WrongBytes ? new Problem('invalid', 'part-damaged') : roomProblem(error);
  });
  // So that a sweep knows that it is alive.
  if (now.getTime() - upload.touchedAt.getTime() > DAY_MS)
    await updateUpload(db, actor.schoolId, uploadId, { touchedAt: now });
}

/** A full disk in words; any other failure as it is. */
export const roomProblem = (error: unknown): unknown =>
  error instanceof NoRoom ? new Problem('conflict', 'disk-full') : error;

/** Whether what a call says about the file is what the upload was opened for. */
export const isSameFile = (
  upload: Upload,
  said: { fileMD5: string; fileName: string; parentCdId: string; fileSize?: number },
): boolean =>
  upload.fileMD5 === said.fileMD5 &&
  upload.nameKey === nameKey(said.fileName) &&
  (upload.parentId ?? '') === said.parentCdId &&
  (said.fileSize === undefined || upload.fileSize === said.fileSize);

/** The bytes of a part that belongs to this upload and has its length; anything else is invalid. */
function bytesOf(upload: Upload, input: Input): Uint8Array {
  const { file, partNumber, partSize } = input;
  const length = partSizeOf(upload.fileSize, partNumber);
  demand(isSameFile(upload, input) && length !== undefined && partSize === length, 'invalid');
  demand(file instanceof Uint8Array && file.length === length, 'invalid');
  return file;
}
