import { operationsApi } from '@zhibi/contract/operations';
import type { House } from '../platform/house.js';
import { mount, mountOpen, mountPublic } from '../platform/mount.js';
import { listDamaged } from './list-damaged.js';
import { told } from './rules.js';
import { setUpgrade } from './set-upgrade.js';
import { findUpgrade } from './store.js';

export const operationsRoutes = (house: House) => {
  const { database } = house;
  const here = () => ({ now: house.clock.now(), timeZone: house.settings.TZ_NAME });

  mountPublic(house, operationsApi.upgradeCheck, ({ transact }) =>
    transact(async (db) => told(await findUpgrade(db), here())),
  );
  // Operations look after the store of every school; what they are told names no person and no file.
  mountOpen(house, operationsApi.damagedFiles, async () => ({
    items: await database.asSystem((system) => listDamaged(system, house.settings.TZ_NAME)),
  }));
  mount(house, operationsApi.setUpgrade, ({ actor }, input) =>
    database.asSystem((system) => setUpgrade(system, input, { ...here(), accountId: actor.accountId })),
  );
};
