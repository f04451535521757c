export type { Element } from '../element.js';
export { latexOf } from './latex-from-mathml.js';
export { keepWordFormulas, replaceWordFormulas } from './word-html.js';
