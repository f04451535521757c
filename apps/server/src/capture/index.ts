export { READ_ANSWERS } from './keep-ink.js';
export { inkNews } from './notify-ink.js';
export { packed } from './pack.js';
export { captureRoutes } from './routes.js';
export { type Evidence, evidenceOf, inkOf, type KeptStroke } from './store-ink.js';
