import { printTracingApi } from '@zhibi/contract/printing/tracing';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { tracePage } from './trace-page.js';

export const printTracingRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  mount(services, printTracingApi.page, ({ db, actor }, { code }) => tracePage(db, actor, code, here()));
};
