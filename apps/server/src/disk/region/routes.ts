import { diskApi } from '@zhibi/contract/disk';
import type { House } from '../../platform/house.js';
import { mountFile, mountOpen } from '../../platform/mount.js';
import { demand } from '../../platform/problem.js';
import { rangeAnswer } from '../download/range-answer.js';
import { putCopy } from '../put-copy.js';
import { listRegionFiles, regionFileFor } from './region-files.js';

export const regionRoutes = (house: House) => {
  const { clock, database, files, settings } = house;
  const here = () => ({ now: clock.now(), timeZone: settings.TZ_NAME });

  mountOpen(house, diskApi.regionFiles, ({ actor }, input) => listRegionFiles(database, actor, input, here()));
  mountOpen(house, diskApi.takeRegion, async ({ actor, transact }, { cdId, parentCdId }) => {
    const file = await regionFileFor(database, actor, cdId, clock.now());
    const copied = await transact(async (db) => {
      const made = await putCopy(db, actor, { ...file, parentCdId }, { quotas: settings, now: clock.now() });
      // Held by now: what was removed a moment before is not copied.
      demand((await files.sizeOf(file.sha256)) === file.size, 'not-found');
      return made;
    });
    return { cdId: copied };
  });
  mountFile(
    house,
    diskApi.downloadRegion,
    async ({ actor, request }, { cdId }) =>
      rangeAnswer(files, await regionFileFor(database, actor, cdId, clock.now()), request.headers.range),
    { compress: false },
  );
};
