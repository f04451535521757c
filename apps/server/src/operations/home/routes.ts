import { operationsApi } from '@zhibi/contract/operations';
import { mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { VERSION } from '../../platform/version.js';
import { showInstallation, showNeeds } from './show-home.js';

export function homeRoutes(services: Services): void {
  const { database, settings, clock } = services;
  mountOpen(services, operationsApi.needs, ({ actor }) =>
    database.readAsSystem((system) => showNeeds(system, actor, clock.now())),
  );
  mountOpen(services, operationsApi.installation, () =>
    database.readAsSystem((system) =>
      showInstallation(system, {
        now: clock.now(),
        timeZone: settings.TZ_NAME,
        version: VERSION,
        folder: settings.DATA_DIR,
      }),
    ),
  );
}
