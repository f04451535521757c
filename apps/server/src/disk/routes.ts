import { diskApi } from '@zhibi/contract/disk';
import { mount } from '../platform/mount.js';
import type { Services } from '../platform/services.js';
import { copyEntries } from './copy-entries.js';
import { createFolder, makeFolders } from './create-folders.js';
import { downloadRoutes } from './download/routes.js';
import { spaceOf } from './ensure-space.js';
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

export const diskRoutes = (teaching: Teaching) => (services: Services) => {
  uploadRoutes(services);
  downloadRoutes(services);
  shareRoutes(services);
  previewRoutes(services);
  regionRoutes(services);
  linkRoutes(services, teaching);
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  const context = () => ({ quotas: services.settings, now: services.clock.now() });
  const now = () => services.clock.now();

  mount(services, diskApi.list, ({ db, actor }, input) => listEntries(db, actor, input, here()));
  mount(services, diskApi.place, ({ db, actor }, { parentCdId }) => showPlace(db, actor, parentCdId, now()));
  mount(services, diskApi.usage, async ({ db, actor }) => {
    const { person, school } = await spaceOf(db, actor.schoolId, actor.accountId, services.settings);
    return { ...person, schoolUsed: school.used, schoolQuota: school.quota };
  });
  mount(services, diskApi.createFolder, async ({ db, actor }, input) => ({
    cdId: await createFolder(db, actor, input, now()),
  }));
  mount(services, diskApi.makeFolders, async ({ db, actor }, input) => ({
    cdIds: await makeFolders(db, actor, input, now()),
  }));
  mount(services, diskApi.rename, async ({ db, actor }, input) => {
    await renameEntry(db, actor, input, now());
    return {};
  });
  mount(services, diskApi.move, async ({ db, actor }, input) => {
    await moveEntries(db, actor, input, now());
    return {};
  });
  mount(services, diskApi.copy, async ({ db, actor }, input) => ({
    cdIds: await copyEntries(db, actor, input, context()),
  }));
  mount(services, diskApi.star, async ({ db, actor }, { cdIds, starred }) => {
    await reachAll(db, actor, cdIds, maySee, now());
    await setStar(db, actor, cdIds, starred);
    return {};
  });
  mount(services, diskApi.trash, async ({ db, actor }, { cdIds }) => {
    await trashEntries(db, actor, cdIds, now());
    await queueSweep(db, now());
    return {};
  });
  mount(services, diskApi.restore, async ({ db, actor }, { cdIds }) => {
    await restoreEntries(db, actor, cdIds, now());
    return {};
  });
  mount(services, diskApi.purge, async ({ db, actor }, { cdIds }) => {
    await queueContents(db, await purgeEntries(db, actor, cdIds, now()));
    return {};
  });
  mount(services, diskApi.versions, async ({ db, actor }, { cdId }) => ({
    items: await listVersions(db, actor, cdId, here()),
  }));
  mount(services, diskApi.restoreVersion, async ({ db, actor }, input) => {
    await restoreVersion(db, actor, input, context());
    return {};
  });
};
