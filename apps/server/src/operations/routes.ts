import { operationsApi } from '@zhibi/contract/operations';
import type { House } from '../platform/house.js';
import { mount, mountPublic } from '../platform/mount.js';
import { told } from './rules.js';
import { setUpgrade } from './set-upgrade.js';
import { findUpgrade } from './store.js';

export const operationsRoutes = (house: House) => {
  const { database } = house;
  const here = () => ({ now: house.clock.now(), timeZone: house.settings.TZ_NAME });

  mountPublic(house, operationsApi.upgradeCheck, ({ transact }) =>
    transact(async (db) => told(await findUpgrade(db), here())),
  );
  mount(house, operationsApi.setUpgrade, ({ actor }, input) =>
    database.asSystem((system) => setUpgrade(system, input, { ...here(), accountId: actor.accountId })),
  );
};
