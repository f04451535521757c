export { announce, announceAll, announceReferences } from './announce.js';
export { FORGET_EVENTS, forgetEvents } from './forget.js';
export { openListener } from './listener.js';
export { publishing } from './publisher.js';
export { type Catalogue, reference } from './reference.js';
export { EventStream } from './stream.js';
export type { Listener } from './subscription.js';
export type { ToldEvent } from './write-out.js';
