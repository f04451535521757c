export { linkCounts } from './links/store-links.js';
export type { Readable } from './links/teaching.js';
export { putOnShelf } from './put-on-shelf.js';
export { diskRoutes } from './routes.js';
export { diskRepeated, diskTasks } from './tasks.js';
