export { picturesIn } from './evidence/picture-of.js';
export { type Evidence, evidenceByItem, type ItemEvidence, seenOf } from './evidence/store-evidence.js';
export { READ_ANSWERS } from './pens/keep-ink.js';
export { inkNews } from './pens/notify-ink.js';
export { packed } from './pens/pack.js';
export { inkOf, type KeptStroke } from './pens/store-ink.js';
export { pageUnderPen } from './pens/store-pens.js';
export { captureRoutes } from './routes.js';
