import { readCsv as read, type TableLimits, type TableRow } from '@zhibi/files/csv';
import { orRefuseLater } from './refused.js';

/** The rows of separated text; half a file and one that holds too much are refused in words. */
export const readCsv = (text: string, limits: TableLimits, separator?: string): Promise<TableRow[]> =>
  orRefuseLater(() => read(text, limits, separator));
