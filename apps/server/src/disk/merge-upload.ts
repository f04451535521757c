import { type diskApi, missingParts, partCountOf } from '@zhibi/contract/disk';
import { nameKey } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import type { FileStore } from '../platform/files/index.js';
import { holdContent } from '../platform/files/index.js';
import { newId } from '../platform/ids.js';
import { ensure, found } from '../platform/problem.js';
import { ensureField } from '../platform/wrong-field.js';
import { ensureSpace, type Quotas } from './ensure-space.js';
import { newVersion, type Place, versionRow } from './new-version.js';
import { targetFolder } from './reach.js';
import { isSameFile, spaceProblem } from './receive-part.js';
import { insertEntries, insertVersions, takenNames } from './store-entries.js';
import { lockUpload, type Upload, updateUpload } from './store-uploads.js';
import { queueWords } from './words/tasks.js';

type Input = z.output<typeof diskApi.merge.input>;

/** What came of a merge: the file, or the parts that have to be sent again: what a disk has lost, or all of a whole that is not what was announced. */
export type Merged = { cdId: string } | { missing: number[] };

interface Context {
  files: FileStore;
  quotas: Quotas;
  now: Date;
}

/**
 * Makes the file of its parts, in one transaction that holds the upload: nobody writes a part of it meanwhile, and whoever asks
 * for the same merge waits and is answered the same. It survives a crash at any point: the parts stay until it is committed.
 */
export async function mergeUpload(db: Db, actor: Actor, input: Input, context: Context): Promise<Merged> {
  const upload = found(await lockUpload(db, actor.schoolId, actor.accountId, input.uploadId));
  ensure(upload.state !== 'aborted', 'not-found');
  const parts = partCountOf(upload.fileSize);
  ensureField(isSameFile(upload, input), 'fileMD5');
  ensureField(input.partTotal === parts, 'partTotal');
  if (upload.state === 'merged' && upload.entryId !== null) return { cdId: upload.entryId };

  const missing = missingParts(upload.fileSize, await context.files.partsOf(upload.id));
  ensure(missing.length === 0, 'conflict', 'parts-missing', { missing });
  const place = await placeFor(db, actor, input, context);
  const kept = await keepWhole(db, context.files, upload);
  if ('lost' in kept) {
    if (kept.lost.length > 0) return { missing: kept.lost };
    // Before the commit: afterwards somebody may have begun to send it again.
    await context.files.dropDraft(upload.id);
    return { missing: missingParts(upload.fileSize, []) };
  }
  const version = await place.put({ ...kept, md5: upload.fileMD5 });
  await queueWords(db, { schoolId: actor.schoolId, name: upload.fileName, ...kept });
  await updateUpload(db, actor.schoolId, upload.id, { state: 'merged', ...version, touchedAt: context.now });
  return { cdId: version.entryId };
}

/** Content is kept under its hash and then held, so that a sweep between the two cannot take it away. */
async function keepWhole(db: Db, files: FileStore, upload: Upload) {
  const shape = { size: upload.fileSize, parts: partCountOf(upload.fileSize) };
  const keep = () =>
    files.keepDraft(upload.id, shape, upload.fileMD5).catch((error: unknown) => {
      throw spaceProblem(error);
    });
  const kept = await keep();
  if ('lost' in kept) return kept;
  await holdContent(db, kept.sha256);
  return (await files.sizeOf(kept.sha256)) === kept.size ? kept : keep();
}

/** Where the file will stand; refused before the long work when there is no room, no right or the name is taken. */
const placeFor = (db: Db, actor: Actor, input: Input, context: Context): Promise<Place> =>
  input.versionOf === undefined
    ? newFile(db, actor, input, context)
    : newVersion(db, actor, { cdId: input.versionOf, size: input.fileSize }, context);

async function newFile(db: Db, actor: Actor, input: Input, { quotas, now }: Context): Promise<Place> {
  const { schoolId, accountId } = actor;
  const target = await targetFolder(db, actor, input.parentCdId, now);
  const taken = await takenNames(db, schoolId, target, [nameKey(input.fileName)]);
  ensure(taken.size === 0, 'conflict', 'name-taken');
  await ensureSpace(db, schoolId, target.ownerId, input.fileSize, quotas);
  return {
    put: async (whole) => {
      const version = { ...versionRow(actor, whole, now), entryId: newId(), ownerId: target.ownerId, number: 1 };
      const made = await insertEntries(db, [
        {
          schoolId,
          ...target,
          id: version.entryId,
          name: input.fileName,
          isFolder: false,
          size: whole.size,
          versionId: version.id,
          createdBy: accountId,
          changedAt: now,
        },
      ]);
      // Somebody may have taken the name while the parts were joined.
      ensure(made.has(version.entryId), 'conflict', 'name-taken');
      await insertVersions(db, [version]);
      return { entryId: version.entryId, versionId: version.id };
    },
  };
}
