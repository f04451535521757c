import type { Services } from '../platform/services.js';
import { printBatchRoutes } from './batches/routes.js';
import { printCountingRoutes } from './counting/routes.js';
import { printOfflineRoutes } from './offline/routes.js';
import { printPackRoutes } from './packs/routes.js';
import { printerRoutes } from './printers/routes.js';
import { printingRoutes } from './routes.js';
import { printSettingsRoutes } from './settings/routes.js';
import { printStockRoutes } from './stock/routes.js';
import { printTracingRoutes } from './tracing/routes.js';

const all = [
  printingRoutes,
  printSettingsRoutes,
  printBatchRoutes,
  printCountingRoutes,
  printOfflineRoutes,
  printPackRoutes,
  printerRoutes,
  printStockRoutes,
  printTracingRoutes,
];

/** The tables of contents of printing's parts. */
export function allPrintingRoutes(services: Services): void {
  for (const routes of all) routes(services);
}
