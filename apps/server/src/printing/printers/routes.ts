import { printersApi } from '@zhibi/contract/printing/printers';
import { mount, mountOpen } from '../../platform/mount.js';
import type { Services } from '../../platform/services.js';
import { askingOf, whileAsked } from './asking.js';
import { cancelPrinting } from './cancel-job.js';
import { connectPrinter, listPrinters, lookAtPrinter, machineToTend } from './connect-printer.js';
import { findPrinters } from './find-printers.js';
import { listJobs } from './list-jobs.js';
import { printOrder } from './print-order.js';
import { deletePrinter } from './store.js';

export const printerRoutes = (services: Services) => {
  const here = () => ({ now: services.clock.now(), timeZone: services.settings.TZ_NAME });
  const asking = askingOf(services);
  mountOpen(services, printersApi.find, async (_, { address }) => ({
    items: await whileAsked(findPrinters(asking, address)),
  }));
  mount(services, printersApi.list, async ({ db, actor }) => ({ items: await listPrinters(db, actor, here()) }));
  mountOpen(services, printersApi.connect, (call, input) => connectPrinter(asking, call, input, here().now));
  mount(services, printersApi.disconnect, async ({ db, actor }, { machineId }) => {
    await machineToTend(db, actor, machineId);
    await deletePrinter(db, actor.organisationId, machineId);
    return {};
  });
  mountOpen(services, printersApi.look, (call, { machineId }) => lookAtPrinter(asking, call, machineId));
  mount(services, printersApi.print, ({ db, actor }, input) => printOrder(db, actor, input, here()));
  mount(services, printersApi.jobs, async ({ db, actor }, { orderId }) => ({
    items: await listJobs(db, actor, orderId, here()),
  }));
  mount(services, printersApi.cancel, async ({ db, actor }, { jobId }) => {
    await cancelPrinting(db, actor, jobId, here().now);
    return {};
  });
};
