import { createHash } from 'node:crypto';
import { type diskApi, PART_BYTES, partSizeOf } from '@zhibi/contract/disk';
import { nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import { type FileStore, NoSpace, WrongBytes } from '../platform/files/index.js';
import { ensure, Problem } from '../platform/problem.js';
import { ensureField } from '../platform/wrong-field.js';
import type { Claims, Holding } from './claims.js';
import { claimUpload, holdForPart, type Upload, updateUpload } from './store-uploads.js';

type Input = z.output<typeof diskApi.upload.input>;

const DAY_MS = 86_400_000;

/** One transaction that sees what the caller may see. */
type Transact = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

interface Context {
  files: FileStore;
  claims: Claims;
  now: Date;
}

/**
 * Keeps one part of an upload; it is on the disk when this resolves. A part that is there already is not written again. Nothing of it is
 * written down in the database, which would cost a second flush: the files know what has arrived. Nor is it asked there for each part:
 * an upload that only this process receives is held for those that come one after the other.
 */
export async function receivePart(transact: Transact, actor: Actor, input: Input, context: Context): Promise<void> {
  const { uploadId, partNumber } = input;
  const hold: Holding = (held) =>
    transact(async (db) => {
      const upload = await claimUpload(db, actor, uploadId);
      if (upload !== undefined) await keepAlive(db, upload, context.now);
      await held(upload);
    });
  const work = (upload: Upload) => write(context.files, upload, input);
  const claimed = await context.claims.during(claimOf(actor, uploadId), partNumber, { hold, work });
  if (claimed === undefined)
    await answered((done) => transact((db) => receiveAlone(db, actor, input, context).then(done)));
}

/** What a person's upload is called among the claims. */
export const claimOf = ({ schoolId, accountId }: Actor, uploadId: string): string =>
  `${schoolId} ${accountId} ${uploadId}`;

/** A part that is held by itself: of an upload that is finished, being joined at this moment, received by several processes, or one of many. */
async function receiveAlone(db: Db, actor: Actor, input: Input, { files, now }: Context): Promise<void> {
  const { uploadId, partNumber, partMD5 } = input;
  const seen = await holdForPart(db, actor, uploadId, partNumber);
  ensure(seen !== undefined && seen.upload.state !== 'aborted', 'not-found');
  const { upload, isHeld } = seen;
  if (upload.state !== 'merged' && isHeld) {
    await write(files, upload, input);
    return keepAlive(db, upload, now);
  }
  const bytes = bytesOf(upload, input);
  ensure(partMD5 === undefined || createHash('md5').update(bytes).digest('hex') === partMD5, 'invalid', 'part-damaged');
  // The file is being joined at this moment. Without this part: whoever asked for that will be told that it is missing.
  ensure(upload.state === 'merged' || (await files.partsOf(uploadId)).includes(partNumber), 'conflict');
}

async function write(files: FileStore, upload: Upload, input: Input): Promise<void> {
  const { partNumber, partMD5 } = input;
  const part = { number: partNumber, at: (partNumber - 1) * PART_BYTES, md5: partMD5 };
  await files.writePart(upload.id, part, bytesOf(upload, input)).catch((error: unknown) => {
    throw error instanceof WrongBytes ? new Problem('invalid', 'part-damaged') : spaceProblem(error);
  });
}

/** So that a sweep knows that it is alive. */
async function keepAlive(db: Db, upload: Upload, now: Date): Promise<void> {
  if (now.getTime() - upload.touchedAt.getTime() > DAY_MS)
    await updateUpload(db, upload.schoolId, upload.id, { touchedAt: now });
}

/** Answers when the work is done and its transaction, which keeps nothing that is answered for, still has to end. */
const answered = (work: (done: () => void) => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => void work(resolve).catch(reject));

/** A full disk in words; any other failure as it is. */
export const spaceProblem = (error: unknown): unknown =>
  error instanceof NoSpace ? new Problem('conflict', 'disk-full') : error;

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
  ensureField(isSameFile(upload, input), 'fileMD5');
  ensureField(length !== undefined, 'partNumber');
  ensureField(partSize === length, 'partSize');
  ensureField(file instanceof Uint8Array && file.length === length, 'file');
  return file;
}
