export type { WordPaper } from './model.js';
export { writeWordPaper } from './write.js';
