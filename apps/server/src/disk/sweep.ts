import type { Database } from '../platform/db.js';
import { type FileStore, removeUnused, sweepLeases } from '../platform/files/index.js';
import { takeAbandoned } from './store-uploads.js';
import { dropWords } from './words/store-words.js';

const DAY_MS = 86_400_000;
/** What nobody has sent a part of for so long is given up; finished ones are forgotten then too. */
const UPLOAD_KEPT_MS = 7 * DAY_MS;
const AT_ONCE = 100;

interface Context {
  database: Database;
  files: FileStore;
}

/** Removes uploads that were left lying, of all schools, with their bytes. Answers how many. */
export async function sweepUploads({ database, files }: Context, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UPLOAD_KEPT_MS);
  for (let swept = 0; ; ) {
    const ids = await database.asSystem((db) => takeAbandoned(db, before, AT_ONCE));
    // Forgotten first: a crash here leaves bytes that nobody knows, never an upload without its bytes.
    for (const id of ids) await files.dropDraft(id);
    swept += ids.length;
    if (ids.length < AT_ONCE) return swept;
  }
}

/** Removes contents that nothing refers to any more. What is referred to again meanwhile stays. */
export async function sweepContents(context: Context, contents: readonly string[]): Promise<void> {
  for (const sha256 of contents) await removeUnused(context, sha256, { alsoForget: (db) => dropWords(db, sha256) });
}

/** Removes contents that were put long ago and that nobody has referred to since: a call that failed in between. */
export const sweepPut = (context: Context, now: Date): Promise<void> => sweepLeases(context, now, dropWords);
