import { printStockApi } from '@zhibi/contract/printing/stock';
import { mount } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { recordStock } from './record-stock.js';
import { showStock } from './show-stock.js';

export const printStockRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  mount(services, printStockApi.stock, ({ db, actor }) => showStock(db, actor, here()));
  mount(services, printStockApi.record, async ({ db, actor }, input) => {
    await recordStock(db, actor, input, here());
    return {};
  });
};
