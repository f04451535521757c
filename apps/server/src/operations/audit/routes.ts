import { operationsApi } from '@zhibi/contract/operations';
import { mountFile, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { sheetFile } from '../../platform/sheets/index.js';
import { auditSheet, listAudit } from './list-audit.js';

export function auditRoutes(services: Services): void {
  const { database, settings } = services;
  const timeZone = settings.TZ_NAME;
  // The audit is read as the system: no role of a school has it; whose rows are shown is judged by the reach of the actor.
  mountOpen(services, operationsApi.audit, ({ actor }, input) =>
    database.readAsSystem((system) => listAudit(system, actor, input, timeZone)),
  );
  mountFile(services, operationsApi.auditSheet, async ({ actor, language }, { format, ...filter }) =>
    sheetFile(await database.asSystem((system) => auditSheet(system, actor, filter, { timeZone, language })), format),
  );
}
