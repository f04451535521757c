export { type Cell, csvOf, plainCsvOf } from './csv.js';
export { readCsv } from './read-csv.js';
export { NO_RESULT, type TableLimits, TableReader, type TableRow } from './table.js';
