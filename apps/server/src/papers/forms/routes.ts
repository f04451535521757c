import { formsApi } from '@zhibi/contract/papers/forms';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { listReaders, setForm } from './readers.js';

export const formRoutes = (services: Services): void => {
  mount(services, formsApi.list, async ({ db, actor }, { classId }) => ({
    items: await listReaders(db, actor, classId),
  }));
  mount(services, formsApi.set, async ({ db, actor }, wanted) => {
    await setForm(db, actor, wanted, services.clock.now());
    return {};
  });
};
