import { diskApi } from '@zhibi/contract/disk';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { decideResource, withdrawResource } from '../decide-resource.js';
import { listOffers, listResources } from '../list-resources.js';
import { offerResource } from '../offer-resource.js';
import { listShares, shareEntry, unshareEntry } from '../share-entry.js';
import { takeResource } from '../take-resource.js';

export const shareRoutes = (services: Services) => {
  const timeZone = services.settings.TZ_NAME;
  const now = () => services.clock.now();
  const here = () => ({ now: now(), timeZone });

  mount(services, diskApi.shares, async ({ db, actor }, { cdId }) => ({
    items: await listShares(db, actor, cdId, here()),
  }));
  mount(services, diskApi.share, async ({ db, actor }, input) => ({
    shareId: await shareEntry(db, actor, input, here()),
  }));
  mount(services, diskApi.unshare, async ({ db, actor }, { shareId }) => {
    await unshareEntry(db, actor, shareId, now());
    return {};
  });
  mount(services, diskApi.offer, async ({ db, actor }, input) => ({
    resourceId: await offerResource(db, actor, input, now()),
  }));
  mount(services, diskApi.resources, ({ db, actor }, input) => listResources(db, actor, input, timeZone));
  mount(services, diskApi.offers, ({ db, actor }, input) => listOffers(db, actor, input, timeZone));
  mount(services, diskApi.decide, async ({ db, actor }, input) => {
    await decideResource(db, actor, input, now());
    return {};
  });
  mount(services, diskApi.withdraw, async ({ db, actor }, { resourceId }) => {
    await withdrawResource(db, actor, resourceId, now());
    return {};
  });
  mount(services, diskApi.take, async ({ db, actor }, input) => ({
    cdId: await takeResource(db, actor, input, { quotas: services.settings, now: now() }),
  }));
};
