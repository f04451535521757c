export type { Readable } from './links/teaching.js';
export { diskRoutes } from './routes.js';
export { diskTasks } from './tasks.js';
