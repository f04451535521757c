export { picturesIn } from './evidence/picture-of.js';
export { READ_ANSWERS } from './evidence/queue-reading.js';
export { type Evidence, evidenceByItem, type ItemEvidence, seenOf } from './evidence/store-evidence.js';
export { inkNews } from './pens/notify-ink.js';
export { packed } from './pens/pack.js';
export { inkOf, type KeptStroke } from './pens/store-ink.js';
export { pageUnderPen } from './pens/store-pens.js';
export { captureRoutes } from './routes.js';
export { scanTasks } from './scans/tasks.js';
