import { diskApi } from '@zhibi/contract/disk';
import type { House } from '../../platform/house.js';
import { mount, mountForm, mountOpen } from '../../platform/mount.js';
import { demand } from '../../platform/problem.js';
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

export const uploadRoutes = (house: House) => {
  const { files, clock, settings } = house;
  const claims = new Claims(CLAIMS_AT_ONCE);
  const merges = new Merges<Merged>(MERGES_AT_ONCE);

  mount(house, diskApi.check, async ({ db, actor }, input) => ({
    duplicates: await checkNames(db, actor, input, clock.now()),
  }));
  mount(house, diskApi.getUploadId, async ({ db, actor }, input) => {
    await queueSweep(db, clock.now());
    return openOrFindUpload(db, actor, input, { files, quotas: settings, now: clock.now() });
  });
  mountForm(house, diskApi.upload, async ({ actor, transact }, input) => {
    await receivePart(transact, actor, input, { files, claims, now: clock.now() });
    return { partNumber: input.partNumber, partSize: input.partSize };
  });
  mountOpen(house, diskApi.merge, async ({ actor, transact }, input) => {
    const ground = { files, quotas: settings, now: clock.now() };
    const key = JSON.stringify([actor.accountId, actor.schoolId, input]);
    const merged = await merges.once(key, async () => {
      await claims.end(claimOf(actor, input.uploadId));
      return transact((db) => mergeUpload(db, actor, input, ground));
    });
    if ('cdId' in merged) await files.dropDraft(input.uploadId);
    demand('cdId' in merged, 'conflict', 'parts-missing', 'missing' in merged ? { missing: merged.missing } : {});
    return merged;
  });
  mountOpen(house, diskApi.abort, async ({ actor, transact }, { uploadId }) => {
    await claims.end(claimOf(actor, uploadId));
    const hasBytes = await transact((db) => abortUpload(db, actor, uploadId, clock.now()));
    if (hasBytes) await files.dropDraft(uploadId);
    return {};
  });
};
