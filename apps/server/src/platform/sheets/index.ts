export { type Cell, csvOf } from './csv.js';
export { type Column, type Sheet, sheetFile } from './sheet-file.js';
