export { richFromHtml } from './read.js';
