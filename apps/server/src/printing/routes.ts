import { printingApi } from '@zhibi/contract/printing';
import { drawPageOf, pdfAnswer } from '../papers/index.js';
import { schoolNamesOf } from '../people/index.js';
import { mount, mountFile, mountOpen } from '../platform/mount.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { printStaffOf } from '../session/index.js';
import { createOrder } from './create-order.js';
import { exportOrders } from './export-orders.js';
import { listOrders, ordersToExport } from './list-orders.js';
import { moveOrder } from './move-order.js';
import { preparePush } from './prepare-push.js';
import { reprintDamaged } from './reprint-damaged.js';
import { numberText } from './rules.js';
import { orderableRun } from './run-facts.js';
import { openSheetWork } from './sheet-work.js';
import { fileOfOrder, showOrder } from './show-order.js';
import { orderOfRun } from './store.js';

export const printingRoutes = (services: Services) => {
  const work = openSheetWork(services);
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mount(services, printingApi.forRun, async ({ db, actor }, { printRunId }) => {
    const { run, copies, ...facts } = await orderableRun(db, actor, printRunId);
    const orderId = (await orderOfRun(db, actor.schoolId, printRunId)) ?? null;
    const { paperId, dots, status } = run;
    return { ...facts, printRunId, paperId, dots, copies: copies.length, isReady: status === 'ready', orderId };
  });
  mount(services, printingApi.create, ({ db, actor }, input) => createOrder(db, actor, input, here()));
  mount(services, printingApi.list, ({ db, actor }, input) => listOrders(db, actor, input, here()));
  mount(services, printingApi.detail, ({ db, actor }, { orderId }) => showOrder(db, actor, orderId, here()));
  mount(services, printingApi.choices, async ({ db, actor }) => {
    const [first] = actor.schoolIds;
    const schools = await schoolNamesOf(db, actor.schoolIds);
    const staff = first === undefined ? [] : await printStaffOf(db, first);
    return {
      schools: [...schools].map(([schoolId, schoolName]) => ({ schoolId, schoolName })),
      shops: staff
        .filter(({ role }) => role === 'ZHIBI_PRINT_SHOP')
        .map(({ accountId, name }) => ({ shopId: accountId, name })),
    };
  });
  mountOpen(services, printingApi.move, async (call, input) => {
    if (input.move === 'damaged') return reprintDamaged(services, work, call, input, here().now);
    if (input.move !== 'push') return call.transact((db) => moveOrder(db, call.actor, input, here()));
    const pushed = await preparePush(services, work, call, input);
    return call.transact((db) => moveOrder(db, call.actor, { ...input, pushed }, here()));
  });
  mountFile(services, printingApi.page, async ({ actor, transact }, { orderId, page }) => {
    const { sha256, sides } = await transact((db) => fileOfOrder(db, actor, orderId));
    ensure(page <= sides, 'not-found');
    return drawPageOf(services, { pdfSha256: sha256, page });
  });
  mountFile(services, printingApi.pdf, async ({ actor, transact }, { orderId }) => {
    const { order, sha256 } = await transact((db) => fileOfOrder(db, actor, orderId));
    return pdfAnswer(services.files, sha256, [numberText(order.number), order.title, order.classNames.join(' ')]);
  });
  mountFile(services, printingApi.exportList, async ({ actor, language, transact }, { format, ...wanted }) => {
    const orders = await transact((db) => ordersToExport(db, actor, wanted, here()));
    return exportOrders(orders, format, language);
  });
};
