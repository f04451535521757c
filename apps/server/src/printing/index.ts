export { printBatchRoutes } from './batches/routes.js';
export { printCountingRoutes } from './counting/routes.js';
export { printOfflineRoutes } from './offline/routes.js';
export { printingRoutes } from './routes.js';
export { printSettingsRoutes } from './settings/routes.js';
export { forgetOrders } from './store-forget.js';
export { copiesOnTheWay, latePrints } from './store-lists.js';
export { oldPrintFiles } from './store-old.js';
export { printingRepeated, printingTasks } from './tasks.js';
