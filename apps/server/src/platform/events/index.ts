export { announce, type News } from './announce.js';
export { openEar } from './ear.js';
export { FORGET_EVENTS, forgetEvents } from './forget.js';
export { Publisher } from './publisher.js';
export { EventStream, type Listener, type StoredEvent } from './stream.js';
