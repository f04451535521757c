import { join } from 'node:path';
import type { Settings } from '../settings.js';
import { openFolderStore } from './folder.js';
import type { FileStore } from './store.js';

export { CHECK_CONTENTS, checkContents } from './check-contents.js';
export { holdContent, removeUnused } from './content-uses.js';
export { endLease, sweepLeases, withLeases } from './leases.js';
export { hashing, measuring } from './measure.js';
export { withSoundness } from './sound-files.js';
export { type FileStore, type Lost, NoSpace, type Range, WrongBytes } from './store.js';
export { type Damage, damagedContents, type FoundDamage } from './store-damage.js';

/** The file store that the settings ask for. The S3 client is loaded only where it is used. */
export async function openFileStore(settings: Settings): Promise<FileStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = settings;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY)
    return openFolderStore(join(settings.DATA_DIR, 'files'));
  const { openS3Store } = await import('./s3.js');
  return openS3Store({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  });
}
