import { toStamp } from '@zhibi/contract/kernel';
import { operationsApi } from '@zhibi/contract/operations';
import { mountOpen } from '../../../platform/mount.js';
import type { Services } from '../../../platform/services.js';
import { backUpNow, keepPlan } from './keep-plan.js';
import { showBackups } from './show-backups.js';

export function backupRoutes(services: Services): void {
  const { database, settings, clock } = services;
  // As the system: a backup belongs to no school.
  mountOpen(services, operationsApi.backups, ({ language }) =>
    database.readAsSystem((system) => showBackups(system, settings, language)),
  );
  mountOpen(services, operationsApi.keepBackupPlan, ({ actor }, plan) =>
    database.asSystem((system) => keepPlan(system, actor, plan)),
  );
  mountOpen(services, operationsApi.backUpNow, async ({ actor }) => {
    const now = clock.now();
    await database.asSystem((system) => backUpNow(system, actor, { now, stamp: toStamp(now, settings.TZ_NAME) }));
    return {};
  });
}
