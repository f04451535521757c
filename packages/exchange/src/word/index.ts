export { readWord as read } from './read.js';
export { encodeWord as encode } from './write.js';
