export type { Element } from '../element.js';
export { latexOf } from './latex-from-mathml.js';
export { keepWordFormulas } from './word-html.js';
