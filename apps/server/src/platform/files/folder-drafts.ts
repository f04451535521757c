import { copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids.js';
import { DraftThread } from './draft-thread.js';
import { flushFolder } from './flush-folder.js';
import { lostParts, readRecords } from './lost-parts.js';
import { recordsOf } from './part-record.mjs';
import { asNoSpace, type FileStore } from './store.js';

/**
 * Files that arrive in parts: one file for each draft, every part written at its place, and a record of it in a file beside. Both are
 * flushed before a part is acknowledged: what stands here is the truth about what has arrived, and nobody else has to be told.
 */
export async function openFolderDrafts(
  root: string,
  placeOf: (sha256: string) => string,
): Promise<Pick<FileStore, 'writePart' | 'partsOf' | 'keepDraft' | 'dropDraft'>> {
  const folder = join(root, 'parts');
  await mkdir(folder, { recursive: true });
  const thread = new DraftThread();
  const draftOf = (draftId: string) => join(folder, draftId);

  return {
    writePart: (draftId, { number, at, md5 }, bytes) => thread.write(draftOf(draftId), { number, at, bytes, md5 }),
    partsOf: async (draftId) => (await readRecords(draftOf(draftId))).map(({ number }) => number),
    async keepDraft(draftId, shape, md5) {
      const draft = draftOf(draftId);
      if ((await stat(draft).catch(() => undefined)) === undefined) return { lost: [] }; // nothing of it ever arrived
      const measured = await thread.whole(draft);
      if (measured.md5 !== md5 || measured.size !== shape.size) {
        await thread.forget(draft);
        return { lost: await lostParts(draft, shape) };
      }
      const { sha256, size } = measured;
      const place = placeOf(sha256);
      await mkdir(dirname(place), { recursive: true });
      await keepBeside(draft, place, join(root, 'incoming', newId()));
      await flushFolder(dirname(place));
      return { sha256, size };
    },
    async dropDraft(draftId) {
      const draft = draftOf(draftId);
      await thread.forget(draft);
      // The records first: a crash between leaves bytes of which nothing is claimed.
      await rm(recordsOf(draft), { force: true });
      await rm(draft, { force: true });
    },
  };
}

/** A second name for the same bytes, so that a crash before the caller has written it down loses nothing; a copy where the disk knows no links. */
async function keepBeside(draft: string, place: string, copy: string): Promise<void> {
  try {
    await link(draft, place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // as: what link throws
    if (code === 'EEXIST') return;
    await copyFile(draft, copy).catch((full: unknown) => {
      throw asNoSpace(full);
    });
    const handle = await open(copy, 'r+');
    await handle.sync().finally(() => handle.close());
    await rename(copy, place);
  }
}
