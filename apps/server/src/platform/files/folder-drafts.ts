import { constants, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.js';
import { flushFolder } from './flush-folder.js';
import { hashing } from './measure.js';
import { asNoRoom, type FileStore } from './store.js';

const READ_BYTES = 1024 * 1024;

/** Files that arrive in parts: one file for each draft, every part written at its place and flushed before it is acknowledged. */
export async function openFolderDrafts(
  root: string,
  placeOf: (sha256: string) => string,
): Promise<Pick<FileStore, 'writePart' | 'keepDraft' | 'dropDraft'>> {
  const folder = join(root, 'parts');
  await mkdir(folder, { recursive: true });
  const draftOf = (draftId: string) => join(folder, draftId);

  return {
    async writePart(draftId, { at }, bytes) {
      const handle = await openDraft(folder, draftOf(draftId));
      try {
        for (let done = 0; done < bytes.length; )
          done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
        await handle.datasync();
      } catch (error) {
        throw asNoRoom(error);
      } finally {
        await handle.close();
      }
    },
    async keepDraft(draftId, { size }, md5) {
      const draft = draftOf(draftId);
      const measured = await measure(draft);
      if (measured === undefined || measured.md5 !== md5 || measured.size !== size) return undefined;
      const place = placeOf(measured.sha256);
      await mkdir(dirname(place), { recursive: true });
      await keepBeside(draft, place, join(root, 'incoming', newId()));
      await flushFolder(dirname(place));
      return { sha256: measured.sha256, size };
    },
    dropDraft: (draftId) => rm(draftOf(draftId), { force: true }),
  };
}

async function openDraft(folder: string, draft: string): Promise<FileHandle> {
  try {
    return await open(draft, constants.O_RDWR);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // as: what open throws
    const handle = await open(draft, constants.O_RDWR | constants.O_CREAT).catch((full: unknown) => {
      throw asNoRoom(full);
    });
    await flushFolder(folder);
    return handle;
  }
}

async function measure(draft: string) {
  if ((await stat(draft).catch(() => undefined)) === undefined) return undefined; // nothing of it ever arrived
  const { through, result } = hashing();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(draft, { highWaterMark: READ_BYTES }), through, nowhere);
  return result();
}

/** A second name for the same bytes, so that a crash before the caller has written it down loses nothing; a copy where the disk knows no links. */
async function keepBeside(draft: string, place: string, copy: string): Promise<void> {
  try {
    await link(draft, place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // as: what link throws
    if (code === 'EEXIST') return;
    await copyFile(draft, copy).catch((full: unknown) => {
      throw asNoRoom(full);
    });
    const handle = await open(copy, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(copy, place);
  }
}
