import { diskApi } from '@zhibi/contract/disk';
import { mount, mountForm, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { abortUpload } from '../abort-upload.js';
import { checkNames } from '../check-names.js';
import { Claims } from '../claims.js';
import { type Merged, mergeUpload } from '../merge-upload.js';
import { Merges } from '../merges.js';
import { openOrFindUpload } from '../open-upload.js';
import { claimOf, receivePart } from '../receive-part.js';
import { queueSweep } from '../tasks.js';

const MERGES_AT_ONCE = 3;
/** Each keeps a connection of the pool, which other calls need too. */
const CLAIMS_AT_ONCE = 3;

export const uploadRoutes = (services: Services) => {
  const { files, clock, settings } = services;
  const claims = new Claims(CLAIMS_AT_ONCE);
  const merges = new Merges<Merged>(MERGES_AT_ONCE);

  mount(services, diskApi.check, ({ db, actor }, input) => checkNames(db, actor, input, clock.now()));
  mount(services, diskApi.getUploadId, async ({ db, actor }, input) => {
    await queueSweep(db, clock.now());
    return openOrFindUpload(db, actor, input, { files, quotas: settings, now: clock.now() });
  });
  mountForm(services, diskApi.upload, async ({ actor, transact }, input) => {
    await receivePart(transact, actor, input, { files, claims, now: clock.now() });
    return { partNumber: input.partNumber, partSize: input.partSize };
  });
  mountOpen(services, diskApi.merge, async ({ actor, transact }, input) => {
    const context = { files, quotas: settings, now: clock.now() };
    const key = JSON.stringify([actor.accountId, actor.schoolId, input]);
    const merged = await merges.once(key, async () => {
      await claims.end(claimOf(actor, input.uploadId));
      return transact((db) => mergeUpload(db, actor, input, context));
    });
    if ('cdId' in merged) await files.dropDraft(input.uploadId);
    ensure('cdId' in merged, 'conflict', 'parts-missing', 'missing' in merged ? { missing: merged.missing } : {});
    return merged;
  });
  mountOpen(services, diskApi.abort, async ({ actor, transact }, { uploadId }) => {
    await claims.end(claimOf(actor, uploadId));
    const hasBytes = await transact((db) => abortUpload(db, actor, uploadId, clock.now()));
    if (hasBytes) await files.dropDraft(uploadId);
    return {};
  });
};
