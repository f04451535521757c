export { printingRoutes } from './routes.js';
export { printingRepeated, printingTasks } from './tasks.js';
