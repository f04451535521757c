import type { SheetFormat } from '@zhibi/contract/kernel';
import { csvOf } from '@zhibi/files/csv';
import writeExcelFile from 'write-excel-file/node';
import type { FileAnswer } from '../mount.js';
import { withBeside } from './beside.js';
import { columnsIn, dataIn, sheetName, XLSX_TYPE } from './excel-cells.js';
import { withRaised } from './raised-cells.js';
import type { Sheet } from './sheet.js';

/** A table as a download: Excel, or CSV in UTF-8. Texts stay texts in both, also those that begin like a formula. */
export async function sheetFile(sheet: Sheet, format: SheetFormat): Promise<FileAnswer> {
  const { name, about = [], columns, rows, beside } = sheet;
  const named = { parts: [name, ...about], ending: format };
  if (format === 'csv') {
    const content = Buffer.from(csvOf([columns.map(({ title }) => title), ...rows]));
    return { content, type: 'text/csv; charset=utf-8', name: named };
  }
  const written = await writeExcelFile(dataIn(sheet), {
    sheet: sheetName([name, ...about].join(' ')),
    columns: columnsIn(sheet),
    stickyRowsCount: 1,
  }).toBuffer();
  const workbook = Buffer.from(withRaised(written, [sheet]));
  const content = beside === undefined ? workbook : Buffer.from(withBeside(workbook, beside));
  return { content, type: XLSX_TYPE, name: named };
}
