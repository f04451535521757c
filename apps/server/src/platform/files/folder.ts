import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.js';
import { flushFolder } from './flush-folder.js';
import { openFolderDrafts } from './folder-drafts.js';
import { measuring } from './measure.js';
import type { FileStore } from './store.js';

/** Files in a folder: written beside, flushed to the disk, then renamed into place, so a crash leaves no half file. */
export async function openFolderStore(root: string): Promise<FileStore> {
  const incoming = join(root, 'incoming');
  await mkdir(incoming, { recursive: true });
  const placeOf = (sha256: string) => join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256);

  const sizeOf = async (sha256: string) => {
    const found = await stat(placeOf(sha256)).catch(absent);
    return found?.size;
  };

  return {
    ...(await openFolderDrafts(root, placeOf)),
    async put(content, limit, known) {
      const draft = join(incoming, newId());
      const { through, result } = measuring(limit);
      try {
        await pipeline(content, through, createWriteStream(draft, { flush: true }));
        const file = result();
        await known?.(file);
        const place = placeOf(file.sha256);
        await mkdir(join(place, '..'), { recursive: true });
        await rename(draft, place);
        await flushFolder(join(place, '..'));
        return file;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async open(sha256, { range } = {}): Promise<Readable | undefined> {
      if ((await sizeOf(sha256)) === undefined) return undefined;
      return createReadStream(placeOf(sha256), range);
    },
    sizeOf,
    delete: (sha256) => rm(placeOf(sha256), { force: true }),
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
