export { encodeGb18030, isZip } from '@zhibi/files';
export { type Cell, csvOf, NO_RESULT, plainCsvOf, type TableLimits, type TableRow } from '@zhibi/files/csv';
export { openZip } from './open-zip.js';
export { readCsv } from './read-csv.js';
export { readText } from './read-text.js';
export { isWorkbook, readXlsx } from './read-xlsx.js';
export type { TextPiece } from './xlsx-cells.js';
export { readXml } from './read-xml.js';
export { type Column, type Sheet, sheetFile } from './sheet-file.js';
