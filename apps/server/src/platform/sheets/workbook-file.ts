import writeExcelFile from 'write-excel-file/node';
import type { FileAnswer } from '../mount.js';
import { columnsIn, dataIn, sheetName, XLSX_TYPE } from './excel-cells.js';
import { withRaised } from './raised-cells.js';
import type { Sheet } from './sheet.js';

/** Several tables as one Excel file, a sheet each. Texts stay texts, also those that begin like a formula. */
export async function workbookFile(parts: readonly string[], sheets: readonly Sheet[]): Promise<FileAnswer> {
  const written = await writeExcelFile(
    sheets.map((sheet) => ({
      data: dataIn(sheet),
      sheet: sheetName(sheet.name),
      columns: columnsIn(sheet),
      stickyRowsCount: 1,
    })),
  ).toBuffer();
  const content = Buffer.from(withRaised(written, sheets));
  return { content, type: XLSX_TYPE, name: { parts: [...parts], ending: 'xlsx' } };
}
