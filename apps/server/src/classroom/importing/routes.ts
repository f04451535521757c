import { importingApi } from '@zhibi/contract/classroom/importing';
import { mountForm } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { importTasks } from './import-tasks.js';

export const importingRoutes = (services: Services) => {
  mountForm(services, importingApi.importTasks, ({ actor, transact }, input) =>
    importTasks(actor, input, { services, transact, now: services.clock.now() }),
  );
};
