import type { SheetFormat } from '@zhibi/contract/kernel';
import { type Cell, csvOf } from '@zhibi/files/csv';
import writeExcelFile from 'write-excel-file/node';
import type { FileAnswer } from '../mount.js';
import { withBeside } from './beside.js';

export interface Column {
  title: string;
  /** In characters of the digit zero, as spreadsheets measure. */
  width?: number;
}

export interface Sheet {
  /** What it is: the beginning of the file's name, and of the sheet's. */
  name: string;
  /** Of which class, subject, school. */
  about?: readonly string[];
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
  /** XML that travels in the workbook without being seen. */
  beside?: string | undefined;
}

/** A table as a download: Excel, or CSV in UTF-8. Texts stay texts in both, also those that begin like a formula. */
export async function sheetFile(sheet: Sheet, format: SheetFormat): Promise<FileAnswer> {
  const { name, about = [], columns, rows, beside } = sheet;
  const named = { parts: [name, ...about], ending: format };
  if (format === 'csv') {
    const content = Buffer.from(csvOf([columns.map(({ title }) => title), ...rows]));
    return { content, type: 'text/csv; charset=utf-8', name: named };
  }
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  const workbook = await writeExcelFile([head, ...body], {
    sheet: sheetName([name, ...about].join(' ')),
    columns: columns.map(({ width }) => ({ width: width ?? 16 })),
    stickyRowsCount: 1,
  }).toBuffer();
  const content = beside === undefined ? workbook : Buffer.from(withBeside(workbook, beside));
  return { content, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: named };
}

/** Excel refuses some signs and more than 31 characters in the name of a sheet. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';
