export { GB } from './ensure-space.js';
export { linkCounts } from './links/store-links.js';
export type { Readable } from './links/teaching.js';
export { actionsOf } from './office/read-discovery.js';
export { putOnShelf } from './put-on-shelf.js';
export { diskRoutes } from './routes.js';
export { bytesUsed } from './store-entries.js';
export { diskRepeated, diskTasks } from './tasks.js';
