import { toStamp } from '@zhibi/contract/kernel';
import { printingApi, printingReasons } from '@zhibi/contract/printing';
import { earliestDelivery, isClosedOn } from '@zhibi/contract/printing/settings';
import { drawPageOf, pdfAnswer } from '../papers/index.js';
import { schoolNamesOf } from '../people/index.js';
import { sendFile } from '../platform/file-answer.js';
import { languageOf } from '../platform/language.js';
import { mount, mountFile, mountOpen, route } from '../platform/mount.js';
import { parse } from '../platform/parse-input.js';
import { ensure } from '../platform/problem.js';
import type { Services } from '../platform/services.js';
import { approveAlone } from './approve-alone.js';
import { createOrder } from './create-order.js';
import { doneBefore } from './done-before.js';
import { exportOrders } from './export-orders.js';
import { type FileSeal, linkedFile, linkFile, openFileSeal } from './file-link.js';
import { listOrders, ordersToExport } from './list-orders.js';
import { moveOrder } from './move-order.js';
import { preparePush } from './prepare-push.js';
import { reprintDamaged } from './reprint-damaged.js';
import { numberText } from './rules.js';
import { orderableRun, pileCounts } from './run-facts.js';
import { dictionaryFor, shopsOf, today } from './settings/read-settings.js';
import { centreOf } from './settings/store.js';
import { openSheetWork } from './sheet-work.js';
import { fileOfOrder, showOrder } from './show-order.js';
import { showRuns } from './show-runs.js';
import { ordersOfRun } from './store.js';

export const printingRoutes = (services: Services) => {
  const work = openSheetWork(services);
  let opened: Promise<FileSeal> | undefined;
  const seal = () => {
    opened ??= openFileSeal(services);
    return opened;
  };
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });

  mount(services, printingApi.forRun, async ({ db, actor }, { printRunId }) => {
    const { run, copies, ...facts } = await orderableRun(db, actor, printRunId);
    const orders = await ordersOfRun(db, actor.schoolId, printRunId);
    const standing = orders.find(({ withdrawnAt }) => withdrawnAt === null);
    const [last] = orders;
    const { paperId, dots, status, overAt } = run;
    const { now, timeZone } = here();
    const earliestOn = earliestDelivery(toStamp(now, timeZone), await centreOf(db, actor.organisationId));
    return {
      ...facts,
      printRunId,
      paperId,
      dots,
      copies: copies.length,
      piles: await pileCounts(db, actor.schoolId, copies),
      isReady: status === 'ready',
      earliestOn,
      neededBy: overAt !== null && overAt > now ? toStamp(overAt, timeZone) : null,
      orderId: standing?.id ?? null,
      withdrawn: standing || !last ? null : { orderId: last.id, number: numberText(last.number) },
    };
  });
  mount(services, printingApi.forRuns, ({ db, actor }, { printRunIds }) => showRuns(db, actor, printRunIds, here()));
  mount(services, printingApi.create, ({ db, actor }, input) => createOrder(db, actor, input, here()));
  mount(services, printingApi.list, ({ db, actor }, input) => listOrders(db, actor, input, here()));
  mount(services, printingApi.detail, ({ db, actor }, { orderId }) => showOrder(db, actor, orderId, here()));
  mount(services, printingApi.choices, async ({ db, actor }) => {
    const schools = await schoolNamesOf(db, actor.schoolIds);
    const shops = await shopsOf(db, actor);
    return {
      schools: [...schools].map(([schoolId, schoolName]) => ({ schoolId, schoolName })),
      shops: shops.map((shop) => ({
        shopId: shop.shopId,
        name: shop.shopName,
        isClosed: isClosedOn(shop, today(here())),
      })),
    };
  });
  mountOpen(services, printingApi.move, async (call, input) => {
    const done = await call.transact((db) => doneBefore(db, call.actor, input, here().timeZone));
    if (done) return done;
    if (input.move === 'damaged') return reprintDamaged(services, work, call, input, here().now);
    if (input.move !== 'push' && input.move !== 'adjust')
      return call.transact((db) => moveOrder(db, call.actor, input, here()));
    const pushed = await preparePush(services, work, call, input);
    return call.transact(async (db) => {
      const moved = await moveOrder(db, call.actor, { ...input, pushed }, here());
      if (input.move === 'adjust') return moved;
      return (await approveAlone(db, call.actor, input.orderId, here())) ?? moved;
    });
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
  mount(services, printingApi.link, async ({ db, actor }, { orderId }) =>
    linkFile(db, actor, orderId, await seal(), here()),
  );
  route(services, printingApi.linked, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const { token } = await parse(printingApi.linked, request, language);
    const file = await linkedFile(services, await seal(), token);
    if (file !== undefined) return sendFile(reply, file, toStamp(here().now, here().timeZone).slice(0, 8));
    // Whoever opened it in a browser reads words, not an envelope.
    ensure(request.headers.accept?.includes('text/html') === true, 'not-found', 'link-ended');
    return reply.status(404).type('text/plain; charset=utf-8').send(printingReasons['link-ended'][language]);
  });
  mountFile(services, printingApi.exportList, async ({ actor, language, transact }, { format, ...wanted }) => {
    const orders = await transact((db) => ordersToExport(db, actor, wanted, here()));
    const dictionary = await transact((db) => dictionaryFor(db, actor));
    return exportOrders(orders, { format, language, dictionary });
  });
};
