import { operationsApi } from '@zhibi/contract/operations';
import { mount, mountOpen, mountPublic } from '../platform/mount.js';
import type { Services } from '../platform/services.js';
import { actingRoutes } from './acting/routes.js';
import { auditRoutes } from './audit/routes.js';
import { backupRoutes } from './backup/plan/routes.js';
import { homeRoutes } from './home/routes.js';
import { jobsRoutes } from './jobs/routes.js';
import { listDamaged } from './list-damaged.js';
import { retentionRoutes } from './retention/routes.js';
import { upgradeWindowOf } from './rules.js';
import { schoolRoutes } from './school/routes.js';
import { setUpgrade } from './set-upgrade.js';
import { settingsRoutes } from './settings/routes.js';
import { speedRoutes } from './speed/routes.js';
import { findUpgrade } from './store.js';

export const operationsRoutes = (services: Services) => {
  const { database } = services;
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  actingRoutes(services);
  auditRoutes(services);
  backupRoutes(services);
  homeRoutes(services);
  jobsRoutes(services);
  retentionRoutes(services);
  schoolRoutes(services);
  settingsRoutes(services);
  speedRoutes(services);
  mountPublic(services, operationsApi.upgradeCheck, ({ transact }) =>
    transact(async (db) => upgradeWindowOf(await findUpgrade(db), here())),
  );
  // Operations look after the store of every school; what they are told names no person and no file.
  mountOpen(services, operationsApi.damagedFiles, async () => ({
    items: await database.asSystem((system) => listDamaged(system, services.settings.TZ_NAME)),
  }));
  mount(services, operationsApi.setUpgrade, ({ actor }, input) =>
    database.asSystem((system) => setUpgrade(system, input, { ...here(), accountId: actor.accountId })),
  );
};
