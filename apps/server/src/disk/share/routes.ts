import { diskApi } from '@zhibi/contract/disk';
import type { House } from '../../platform/house.js';
import { mount } from '../../platform/mount.js';
import { decideResource, withdrawResource } from '../decide-resource.js';
import { listOffers, listResources } from '../list-resources.js';
import { offerResource } from '../offer-resource.js';
import { listShares, shareEntry, unshareEntry } from '../share-entry.js';
import { takeResource } from '../take-resource.js';

export const shareRoutes = (house: House) => {
  const timeZone = house.settings.TZ_NAME;
  const now = () => house.clock.now();
  const here = () => ({ now: now(), timeZone });

  mount(house, diskApi.shares, async ({ db, actor }, { cdId }) => ({
    items: await listShares(db, actor, cdId, here()),
  }));
  mount(house, diskApi.share, async ({ db, actor }, input) => ({
    shareId: await shareEntry(db, actor, input, here()),
  }));
  mount(house, diskApi.unshare, async ({ db, actor }, { shareId }) => {
    await unshareEntry(db, actor, shareId, now());
    return {};
  });
  mount(house, diskApi.offer, async ({ db, actor }, input) => ({
    resourceId: await offerResource(db, actor, input, now()),
  }));
  mount(house, diskApi.resources, ({ db, actor }, input) => listResources(db, actor, input, timeZone));
  mount(house, diskApi.offers, ({ db, actor }, input) => listOffers(db, actor, input, timeZone));
  mount(house, diskApi.decide, async ({ db, actor }, input) => {
    await decideResource(db, actor, input, now());
    return {};
  });
  mount(house, diskApi.withdraw, async ({ db, actor }, { resourceId }) => {
    await withdrawResource(db, actor, resourceId, now());
    return {};
  });
  mount(house, diskApi.take, async ({ db, actor }, input) => ({
    cdId: await takeResource(db, actor, input, { quotas: house.settings, now: now() }),
  }));
};
