export { drawAnew } from './draw-anew.js';
