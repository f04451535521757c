import { Readable } from 'node:stream';
import { splitName } from '@zhibi/contract/kernel';
import { offlineLimits } from '@zhibi/contract/printing/offline';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import type { FileStore } from '../../platform/files/index.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { recordStep } from './record-step.js';
import { attachmentType } from './rules.js';
import { offlineToChange } from './save-offline.js';
import { deleteFile, type FileRow, filesOf, findOffline, insertFile } from './store.js';

interface Place {
  files: FileStore;
  now: Date;
  transact<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** A photograph of a receipt is read on a screen. */
const LONGEST_PX = 3_000;
const MOST_PIXELS = 60_000_000;

/** Adds a PDF or a picture to a record, whichever it is by its content. */
export async function attachFile(
  actor: Actor,
  { offlineId, name, file }: { offlineId: string; name: string; file?: unknown },
  { files, now, transact }: Place,
): Promise<{ fileId: string }> {
  await transact((db) => recordWithRoom(db, actor, offlineId));
  ensure(file instanceof Uint8Array && file.length > 0, 'invalid', 'empty-file');
  ensure(file.length <= offlineLimits.fileBytes, 'invalid', 'too-large');
  const { bytes, type } = await cleaned(file);
  const { sha256, size } = await files.put(Readable.from([bytes]), offlineLimits.fileBytes);
  const fileId = newId();
  await transact(async (db) => {
    const { schoolId, id } = await recordWithRoom(db, actor, offlineId);
    const { name: createdByName } = actor;
    const kept = type === 'image/jpeg' ? `${splitName(name)[0]}.jpg` : name;
    const file = { schoolId, id: fileId, offlineId: id, name: kept, sha256, type, size };
    await insertFile(db, { ...file, createdByName, createdAt: now });
    await recordStep(db, actor, { schoolId, id }, { step: 'attached', note: kept }, { now });
  });
  return { fileId };
}

async function recordWithRoom(db: Db, actor: Actor, offlineId: string) {
  const row = await offlineToChange(db, actor, { offlineId });
  ensure((await filesOf(db, row)).length < offlineLimits.files, 'conflict', 'too-many-files');
  return row;
}

/** A PDF as it is; a picture upright and made anew: what a camera wrote beside it (where, when) is left behind. */
async function cleaned(file: Uint8Array): Promise<{ bytes: Buffer; type: string }> {
  const type = attachmentType(file);
  ensure(type !== undefined, 'invalid', 'file-unreadable');
  if (type === 'application/pdf') return { bytes: Buffer.from(file), type };
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(file), { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => undefined); // begins like a picture and is none: whoever sent it is told
  ensure(bytes !== undefined && bytes.length <= offlineLimits.fileBytes, 'invalid', 'file-unreadable');
  return { bytes, type: 'image/jpeg' };
}

/** Takes an attachment away; answers the content that it was. */
export async function detachFile(
  db: Db,
  actor: Actor,
  { offlineId, fileId }: { offlineId: string; fileId: string },
  { now }: { now: Date },
): Promise<string> {
  const row = await offlineToChange(db, actor, { offlineId });
  const file = found((await filesOf(db, row)).find(({ id }) => id === fileId));
  await deleteFile(db, file);
  await recordStep(db, actor, row, { step: 'detached', note: file.name }, { now });
  return file.sha256;
}

/** An attachment, for whoever sees its record. */
export async function attachmentOf(
  db: Db,
  actor: Actor,
  { offlineId, fileId }: { offlineId: string; fileId: string },
): Promise<FileRow> {
  const row = found(await findOffline(db, actor.schoolIds, offlineId));
  return found((await filesOf(db, row)).find(({ id }) => id === fileId));
}
