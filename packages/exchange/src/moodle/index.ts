export { readMoodle as read } from './read.js';
export { encodeMoodle as encode } from './write.js';
