import { type diskApi, partCountOf, partSizeOf } from '@zhibi/contract/disk';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { Db } from '../platform/db.js';
import type { FileStore } from '../platform/files/index.js';
import { ensureSpace, type Quotas } from './ensure-space.js';
import { targetFolder } from './reach.js';
import { findMerged, openUpload } from './store-uploads.js';

type Input = z.output<typeof diskApi.getUploadId.input>;

interface Context {
  files: FileStore;
  quotas: Quotas;
  now: Date;
}

/**
 * Begins an upload, or finds it again with the parts that this person has sent. One that is finished and whose file still
 * stands is found too, with all its parts: whoever lost the answer to the merge only asks for the merge again.
 */
export async function openOrFindUpload(
  db: Db,
  actor: Actor,
  input: Input,
  { files, quotas, now }: Context,
): Promise<z.input<typeof diskApi.getUploadId.output>> {
  const { fileMD5, fileName, fileSize, parentCdId } = input;
  const target = await targetFolder(db, actor, parentCdId, now);
  const { schoolId, accountId } = actor;
  const identity = { schoolId, accountId, ...target, fileMD5, fileName, fileSize };
  const partOf = (partNumber: number) => ({ partNumber, partSize: partSizeOf(fileSize, partNumber) ?? 0 });

  const merged = await findMerged(db, identity);
  if (merged !== undefined) {
    const all = Array.from({ length: partCountOf(fileSize) }, (_, i) => partOf(i + 1));
    return { uploadId: merged.id, partETagList: all };
  }
  await ensureSpace(db, schoolId, target.ownerId, fileSize, quotas);
  const uploadId = await openUpload(db, identity, now);
  return { uploadId, partETagList: (await files.partsOf(uploadId)).map(partOf) };
}
