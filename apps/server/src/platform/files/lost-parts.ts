import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { blankRecord, RECORD_BYTES, type Recorded, readRecord, recordsOf } from './part-record.mjs';
import type { DraftShape } from './store.js';

/** The parts of a draft that have arrived, in order. */
export async function readRecords(draft: string): Promise<Recorded[]> {
  const handle = await openIfThere(recordsOf(draft));
  if (handle === undefined) return [];
  const all = await handle.readFile().finally(() => handle.close());
  const found: Recorded[] = [];
  for (let at = 0; at < all.length; at += RECORD_BYTES) {
    const record = readRecord(all.subarray(at, at + RECORD_BYTES), at / RECORD_BYTES + 1);
    if (record) found.push(record);
  }
  return found;
}

/** Reads a draft again beside its records, and strikes those whose bytes are not what had arrived. All parts but the last are of one length. */
export async function lostParts(draft: string, { size, parts }: DraftShape): Promise<number[]> {
  const recorded = await readRecords(draft);
  const beginOf = ({ number, length }: Recorded) => (number === parts ? size - length : (number - 1) * length);
  const [bytes, records] = [await open(draft, 'r'), await openIfThere(recordsOf(draft))];
  const lost: number[] = [];
  try {
    for (const record of recorded) {
      const part = Buffer.alloc(record.length);
      const { bytesRead } = await bytes.read(part, 0, part.length, beginOf(record));
      if (bytesRead === record.length && crc32(part) === record.crc) continue;
      lost.push(record.number);
      await records?.write(blankRecord, 0, RECORD_BYTES, (record.number - 1) * RECORD_BYTES);
    }
    await records?.datasync();
  } finally {
    await Promise.all([bytes.close(), records?.close()]);
  }
  return lost;
}

const openIfThere = (path: string): Promise<FileHandle | undefined> =>
  open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
