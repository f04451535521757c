export { WorkStopped } from './apart.js';
export { closePlacesWith, placeFor, readTableApart } from './places.js';
export { ProcessPool } from './process-pool.js';
export { ThreadPool } from './thread-pool.js';
