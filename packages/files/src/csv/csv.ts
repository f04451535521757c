/** What a cell of a table may hold; null is an absent value. */
export type Cell = string | number | null;

/** Signs with which a spreadsheet takes a cell for a formula, also after the full-width forms were made narrow. */
const RUNS = /^[=+\-@\t\r＝＋－＠]/;

/**
 * A cell that shows what it says and never runs: in quotes, with an apostrophe before text that could be a formula. A
 * number stays one, for it is there to be reckoned with; an absent value is an empty cell for the same reason.
 */
export const csvCell = (value: Cell): string => {
  if (typeof value !== 'string') return `"${value ?? ''}"`;
  return `"${(RUNS.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
};

/** UTF-8 with its mark, so that a spreadsheet reads Chinese. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;

/** A cell as it is, for programs: an apostrophe before a sign would change a name. */
const plainCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const plainCsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(plainCell).join(',')}\r\n`).join('');
