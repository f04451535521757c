import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../platform/files/index.js';
import { found } from '../../platform/problem.js';

/** A content of the file store as a file of this machine, as long as the work takes. */
export async function withFile<T>(files: FileStore, sha256: string, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'zhibi-scan-'));
  try {
    const path = join(folder, 'scan');
    await pipeline(found(await files.open(sha256)), createWriteStream(path));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
