import { missingParts, PART_BYTES, PARTS_AT_ONCE, partCountOf } from '@zhibi/contract/disk';
import type { uploadApi } from '@zhibi/contract/disk/upload';
import type { z } from 'zod';
import { Refusal } from '../../platform/refusal.js';
import type { HashPart } from './hash.js';
import { retryAfterMs } from './rules.js';
import { isFinal } from './upload-item.js';

type In<E extends keyof typeof uploadApi> = z.input<(typeof uploadApi)[E]['input']>;
type Out<E extends keyof typeof uploadApi> = z.output<(typeof uploadApi)[E]['output']>;

/** The calls of an upload; the client in the product. */
export interface UploadCalls {
  getUploadId(input: In<'getUploadId'>, signal: AbortSignal): Promise<Out<'getUploadId'>>;
  upload(input: In<'upload'>, signal: AbortSignal): Promise<Out<'upload'>>;
  merge(input: In<'merge'>, signal: AbortSignal): Promise<Out<'merge'>>;
}

export interface Sending {
  file: File;
  fileMD5: string;
  parentCdId: string;
  versionOf: string | null;
  calls: UploadCalls;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  hashPart: HashPart;
  signal: AbortSignal;
  onOpen(uploadId: string, parts: Out<'getUploadId'>['partETagList']): void;
  onPart(partNumber: number, partSize: number): void;
}

/** The whole was not what its MD5 said, or parts were lost: the tray reads the file again. */
export class NotWhole extends Error {}

/** Opens the upload, sends the parts that are missing, three at once, and merges. Answers the file's id. */
export async function sendFile(sending: Sending): Promise<string> {
  const { file, fileMD5, parentCdId, calls, signal, onOpen } = sending;
  const said = { fileMD5, fileName: file.name, parentCdId };
  const { uploadId, partETagList } = await again(sending, () =>
    calls.getUploadId({ ...said, fileSize: file.size }, signal),
  );
  onOpen(uploadId, partETagList);
  const missing = missingParts(
    file.size,
    partETagList.map((part) => part.partNumber),
  );
  await sendParts(sending, uploadId, missing);
  const partTotal = partCountOf(file.size);
  const versionOf = sending.versionOf ?? undefined;
  try {
    const { cdId } = await again(sending, () =>
      calls.merge({ ...said, fileSize: file.size, uploadId, partTotal, versionOf }, signal),
    );
    return cdId;
  } catch (error) {
    throw error instanceof Refusal && error.reason === 'parts-missing' ? new NotWhole() : error;
  }
}

/** A failure of one stops the others: the upload stands still as a whole. */
async function sendParts(sending: Sending, uploadId: string, missing: number[]): Promise<void> {
  const queue = [...missing];
  const sender = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift())
      await sendPart(sending, uploadId, number).catch((error: unknown) => {
        queue.length = 0;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: PARTS_AT_ONCE }, sender));
}

async function sendPart(sending: Sending, uploadId: string, partNumber: number): Promise<void> {
  const { file, fileMD5, parentCdId, calls, hashPart, signal, onPart } = sending;
  const at = (partNumber - 1) * PART_BYTES;
  const part = file.slice(at, at + PART_BYTES);
  // Read here: a file that was changed meanwhile fails as a file, not as a network.
  const read = await part.arrayBuffer();
  // So that a part that the way has damaged is refused, and sent again alone.
  const partMD5 = await hashPart(read);
  const bytes = new Blob([read]);
  const said = { fileMD5, uploadId, fileName: file.name, parentCdId };
  const input = { ...said, partNumber, partSize: bytes.size, partMD5, file: bytes };
  await again(sending, () => calls.upload(input, signal));
  onPart(partNumber, bytes.size);
}

/** Calls again after a while when the network or the server failed; what the server refuses in words is final. */
async function again<T>({ wait, signal }: Sending, work: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await work();
    } catch (error) {
      const waitMs = retryAfterMs(failures);
      const mayPass = error instanceof Refusal && !isFinal(error);
      if (!mayPass || waitMs === null || signal.aborted) throw error;
      await wait(waitMs, signal);
    }
  }
}
