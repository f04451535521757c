import { diskApi } from '@zhibi/contract/disk';
import type { House } from '../platform/house.js';
import { mount } from '../platform/mount.js';
import { copyEntries } from './copy-entries.js';
import { createFolder, makeFolders } from './create-folders.js';
import { roomOf } from './demand-room.js';
import { downloadRoutes } from './download/routes.js';
import { linkRoutes } from './links/routes.js';
import type { Teaching } from './links/teaching.js';
import { listEntries } from './list-entries.js';
import { listVersions, restoreVersion } from './list-versions.js';
import { moveEntries, renameEntry } from './move-entries.js';
import { maySee } from './policy.js';
import { previewRoutes } from './preview/routes.js';
import { reachAll } from './reach.js';
import { regionRoutes } from './region/routes.js';
import { shareRoutes } from './share/routes.js';
import { showPlace } from './show-place.js';
import { setStar } from './store-lists.js';
import { queueContents, queueSweep } from './tasks.js';
import { purgeEntries, restoreEntries, trashEntries } from './trash-entries.js';
import { uploadRoutes } from './upload/routes.js';

export const diskRoutes = (teaching: Teaching) => (house: House) => {
  uploadRoutes(house);
  downloadRoutes(house);
  shareRoutes(house);
  previewRoutes(house);
  regionRoutes(house);
  linkRoutes(house, teaching);
  const here = () => ({ now: house.clock.now(), timeZone: house.settings.TZ_NAME });
  const ground = () => ({ quotas: house.settings, now: house.clock.now() });
  const now = () => house.clock.now();

  mount(house, diskApi.list, ({ db, actor }, input) => listEntries(db, actor, input, here()));
  mount(house, diskApi.place, ({ db, actor }, { parentCdId }) => showPlace(db, actor, parentCdId, now()));
  mount(house, diskApi.usage, async ({ db, actor }) => {
    const { person, school } = await roomOf(db, actor.schoolId, actor.accountId, house.settings);
    return { ...person, schoolUsed: school.used, schoolQuota: school.quota };
  });
  mount(house, diskApi.createFolder, async ({ db, actor }, input) => ({
    cdId: await createFolder(db, actor, input, now()),
  }));
  mount(house, diskApi.makeFolders, async ({ db, actor }, input) => ({
    cdIds: await makeFolders(db, actor, input, now()),
  }));
  mount(house, diskApi.rename, async ({ db, actor }, input) => {
    await renameEntry(db, actor, input, now());
    return {};
  });
  mount(house, diskApi.move, async ({ db, actor }, input) => {
    await moveEntries(db, actor, input, now());
    return {};
  });
  mount(house, diskApi.copy, async ({ db, actor }, input) => ({
    cdIds: await copyEntries(db, actor, input, ground()),
  }));
  mount(house, diskApi.star, async ({ db, actor }, { cdIds, starred }) => {
    await reachAll(db, actor, cdIds, maySee, now());
    await setStar(db, actor, cdIds, starred);
    return {};
  });
  mount(house, diskApi.trash, async ({ db, actor }, { cdIds }) => {
    await trashEntries(db, actor, cdIds, now());
    await queueSweep(db, now());
    return {};
  });
  mount(house, diskApi.restore, async ({ db, actor }, { cdIds }) => {
    await restoreEntries(db, actor, cdIds, now());
    return {};
  });
  mount(house, diskApi.purge, async ({ db, actor }, { cdIds }) => {
    await queueContents(db, await purgeEntries(db, actor, cdIds, now()));
    return {};
  });
  mount(house, diskApi.versions, async ({ db, actor }, { cdId }) => ({
    items: await listVersions(db, actor, cdId, here()),
  }));
  mount(house, diskApi.restoreVersion, async ({ db, actor }, input) => {
    await restoreVersion(db, actor, input, ground());
    return {};
  });
};
