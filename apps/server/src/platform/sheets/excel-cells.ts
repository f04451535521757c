import type { Sheet } from './sheet.js';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The head in bold and the rows below it: numbers as numbers, everything else as text, which never runs. */
export const dataIn = ({ columns, rows }: Sheet) => [
  columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const })),
  ...rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  ),
];

export const columnsIn = ({ columns }: Sheet) => columns.map(({ width }) => ({ width: width ?? 16 }));

/** Excel refuses some signs and more than 31 characters in the name of a sheet. */
export const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';
