export { closeThreadsWith, readTableApart, ThreadPool, ThreadStopped, threadsFor } from './thread-pool.js';
