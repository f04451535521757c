export { readJsonLines as read } from './read.js';
export { encodeJsonLines as encode } from './write.js';
