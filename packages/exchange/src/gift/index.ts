export { readGift as read } from './read.js';
export { encodeGift as encode } from './write.js';
