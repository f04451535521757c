import { operationsApi } from '@zhibi/contract/operations';
import { mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { changeSetting } from './change-setting.js';
import { listSettings } from './list-settings.js';
import { tryService } from './try-service.js';

export function settingsRoutes(services: Services): void {
  const { database } = services;
  mountOpen(services, operationsApi.installationSettings, ({ language }) => listSettings(services, language));
  mountOpen(services, operationsApi.changeInstallationSetting, ({ actor, language }, wish) =>
    database.asSystem((system) => changeSetting(system, wish, { actor, here: services, language })),
  );
  mountOpen(services, operationsApi.tryService, ({ actor, language }, wish) =>
    tryService(services, wish, { actor, language }),
  );
}
