import { createHash } from 'node:crypto';
import { type diskApi, PART_BYTES, partSizeOf } from '@zhibi/contract/disk';
import { nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { type FileStore, NoRoom } from '../platform/files/index.js';
import { demand, Problem } from '../platform/problem.js';
import { insertPart, shareUpload, type Upload } from './store-uploads.js';

type Input = z.output<typeof diskApi.upload.input>;

/** Keeps one part of an upload; it is on the disk and written down when this resolves. A part that is there already is not written again. */
export async function receivePart(db: Db, actor: Actor, files: FileStore, input: Input, now: Date): Promise<void> {
  const { uploadId, partNumber } = input;
  const seen = await shareUpload(db, actor, uploadId, partNumber);
  demand(seen !== undefined && seen.upload.state !== 'aborted', 'not-found');
  const bytes = bytesOf(seen.upload, input);
  if (seen.hasPart || seen.upload.state === 'merged') return;
  // The file is being joined at this moment without this part: whoever asked for that will be told that it is missing.
  demand(seen.isHeld, 'conflict');
  // Written and written down at once, committed after both: the transaction keeps a merge away until then.
  const at = (partNumber - 1) * PART_BYTES;
  const [written, noted] = await Promise.allSettled([
    files.writePart(uploadId, { number: partNumber, at }, bytes),
    insertPart(db, actor.schoolId, uploadId, partNumber, now),
  ]);
  if (written.status === 'rejected') throw roomProblem(written.reason);
  if (noted.status === 'rejected') throw noted.reason;
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

/** The bytes of a part that is what it says; anything else is invalid. */
function bytesOf(upload: Upload, input: Input): Uint8Array {
  const { file, partNumber, partSize, partMD5 } = input;
  const length = partSizeOf(upload.fileSize, partNumber);
  demand(isSameFile(upload, input) && length !== undefined && partSize === length, 'invalid');
  demand(file instanceof Uint8Array && file.length === length, 'invalid');
  demand(partMD5 === undefined || createHash('md5').update(file).digest('hex') === partMD5, 'invalid');
  return file;
}
