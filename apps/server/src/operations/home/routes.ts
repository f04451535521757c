import { operationsApi } from '@zhibi/contract/operations';
import { mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { VERSION } from '../../platform/version.js';
import { openCertificate } from './certificate.js';
import { showInstallation, showNeeds } from './show-home.js';

export function homeRoutes(services: Services): void {
  const { database, settings, clock } = services;
  const isHttps = settings.PUBLIC_URL?.startsWith('https:') === true;
  const certificate = openCertificate(settings.PUBLIC_URL, clock);
  mountOpen(services, operationsApi.needs, ({ actor }) =>
    database.readAsSystem((system) => showNeeds(system, actor, clock.now())),
  );
  mountOpen(services, operationsApi.installation, ({ language }) =>
    database.readAsSystem(async (system) =>
      showInstallation(system, {
        now: clock.now(),
        timeZone: settings.TZ_NAME,
        version: VERSION,
        folder: settings.DATA_DIR,
        language,
        certificate: isHttps ? await certificate() : null,
      }),
    ),
  );
}
