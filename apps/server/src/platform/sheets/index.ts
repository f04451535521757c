export { type Cell, csvOf } from './csv.js';
export { decodeText } from './decode-text.js';
export { encodeGb18030 } from './encode-gb18030.js';
export { isZip, openZip, readWhole } from './open-zip.js';
export { readCsv } from './read-csv.js';
export { isWorkbook, readXlsx } from './read-xlsx.js';
export { readXml } from './read-xml.js';
export { type Column, type Sheet, sheetFile } from './sheet-file.js';
export { NO_RESULT, type TableLimits, type TableRow } from './table.js';
