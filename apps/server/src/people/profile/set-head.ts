import { Readable } from 'node:stream';
import { headUrlOf } from '@zhibi/contract/people/profile';
import type { Actor } from '@zhibi/contract/session';
import type { Database } from '../../platform/db.js';
import { endLease, type FileStore, holdContent, removeUnused } from '../../platform/files/index.js';
import { newId } from '../../platform/ids.js';
import { squareHead } from './square-head.js';
import { dropHead, putHead } from './store.js';

interface Place {
  database: Database;
  files: FileStore;
  now: Date;
}

/** Makes a picture the face of whoever acts, in place of any other, which is gone then. */
export async function setHead(actor: Actor, bytes: Uint8Array, { database, files, now }: Place) {
  const square = await squareHead(bytes);
  const { sha256, size, lease } = await files.put(Readable.from([square]), square.length);
  const fileId = newId();
  const schoolId = actor.schoolId || null;
  // As the system: a district's officer has no school, and a face set in one school may have been set in another before.
  const before = await database.asSystem(async (db) => {
    await holdContent(db, sha256);
    const old = await dropHead(db, actor.accountId);
    // The face goes with its bytes: nothing else may keep them.
    await endLease(db, { lease });
    await putHead(db, { accountId: actor.accountId, schoolId, fileId, sha256, size, setAt: now });
    return old;
  });
  if (before !== undefined && before !== sha256) await removeUnused({ database, files }, before);
  return { fileId, headUrl: headUrlOf(fileId) };
}

/** Takes the face away, with its bytes; there may be none. */
export async function removeHead(actor: Actor, { database, files }: Omit<Place, 'now'>): Promise<void> {
  const before = await database.asSystem((db) => dropHead(db, actor.accountId));
  if (before !== undefined) await removeUnused({ database, files }, before);
}
