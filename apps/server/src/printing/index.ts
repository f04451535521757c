export { allPrintingRoutes } from './all-routes.js';
export { forecastPrint, type PrintStand, printStands } from './forecast-print.js';
export { forgetOrders } from './store-forget.js';
export { copiesOnTheWay, latePrints } from './store-lists.js';
export { oldPrintFiles } from './store-old.js';
export { printUse } from './store-use.js';
export { printingRepeated, printingTasks } from './tasks.js';
