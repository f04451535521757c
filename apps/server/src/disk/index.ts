export { diskRoutes } from './routes.js';
export { diskTasks } from './tasks.js';
