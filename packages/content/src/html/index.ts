export { writeHtml } from '../output/html-form.js';
export { richFromHtml } from './read.js';
