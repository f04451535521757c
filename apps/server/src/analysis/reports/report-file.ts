import { lineParts } from '@zhibi/content';
import type { analysisApi } from '@zhibi/contract/analysis';
import type { FormSheet } from '@zhibi/typeset';
import type { z } from 'zod';
import { typesetterOf } from '../../papers/index.js';
import type { FileAnswer } from '../../platform/file-answer.js';
import type { Services } from '../../platform/services.js';
import { csvOf, workbookFile } from '../../platform/sheets/index.js';
import type { ReportTable } from './report-tables.js';

interface Parts {
  /** What the file is called. */
  parts: readonly string[];
  /** What is taken as CSV, which has room for one table. */
  first: () => ReportTable;
  /** All tables, a sheet each of the workbook. */
  tables: () => Promise<ReportTable[]>;
  /** The same on A4. */
  form: () => Promise<FormSheet>;
}

/** A report as a file of the wanted format; only what that needs is made. */
export async function reportFile(
  services: Services,
  format: z.output<typeof analysisApi.exportReport.input>['format'],
  { parts, first, tables, form }: Parts,
): Promise<FileAnswer> {
  if (format === 'csv') {
    const { columns, rows } = first();
    const content = Buffer.from(csvOf([columns.map(({ title }) => title), ...rows]));
    return { content, type: 'text/csv; charset=utf-8', name: { parts, ending: 'csv' } };
  }
  if (format === 'xlsx') return workbookFile(parts, (await tables()).map(sheetOf));
  const content = Buffer.from(await typesetterOf(services).setForm(await form()));
  return { content, type: 'application/pdf', name: { parts, ending: 'pdf' } };
}

/** A column of the sheet is as wide as it is on paper, in characters. */
const sheetOf = ({ title, columns, rows }: ReportTable) => ({
  name: title,
  columns: columns.map((column) => ({
    title: column.title,
    width: Math.max(8, Math.round(column.share * 10)),
    runsOf: column.hasFormulas ? lineParts : undefined,
  })),
  rows,
});
