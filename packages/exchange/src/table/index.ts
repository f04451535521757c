export { isAskedColumn } from './asked-columns.js';
export { isKahoot, readKahoot } from './kahoot.js';
export { readTable } from './read.js';
export { encodeTable, tableTitles } from './write.js';
