import { operationsApi } from '@zhibi/contract/operations';
import { mount, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { saveTerms, showSchool } from './show-school.js';

export function schoolRoutes(services: Services): void {
  const { database, settings, clock } = services;
  mountOpen(services, operationsApi.schoolState, ({ actor }) =>
    database.readAsSystem((system) => showSchool(system, actor, { now: clock.now(), settings })),
  );
  mount(services, operationsApi.saveSchoolTerms, ({ db, actor }, wish) => saveTerms(db, actor, wish));
}
