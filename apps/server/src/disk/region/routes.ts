import { diskApi } from '@zhibi/contract/disk';
import { mountFile, mountOpen } from '../../platform/mount.js';
import { ensure } from '../../platform/problem.js';
import type { Services } from '../../platform/services.js';
import { rangeAnswer } from '../download/range-answer.js';
import { putCopy } from '../put-copy.js';
import { listRegionFiles, regionFileFor } from './region-files.js';

export const regionRoutes = (services: Services) => {
  const { clock, database, files, settings } = services;
  const here = () => ({ now: clock.now(), timeZone: settings.TZ_NAME });

  mountOpen(services, diskApi.regionFiles, ({ actor }, input) => listRegionFiles(database, actor, input, here()));
  mountOpen(services, diskApi.takeRegion, async ({ actor, transact }, { cdId, parentCdId }) => {
    const file = await regionFileFor(database, actor, cdId, clock.now());
    const copied = await transact(async (db) => {
      const made = await putCopy(db, actor, { ...file, parentCdId }, { quotas: settings, now: clock.now() });
      // Held by now: what was removed a moment before is not copied.
      ensure((await files.sizeOf(file.sha256)) === file.size, 'not-found');
      return made;
    });
    return { cdId: copied };
  });
  mountFile(
    services,
    diskApi.downloadRegion,
    async ({ actor, request }, { cdId }) =>
      rangeAnswer(files, await regionFileFor(database, actor, cdId, clock.now()), request.headers.range),
    { compress: false },
  );
};
