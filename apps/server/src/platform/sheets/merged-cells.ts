import { columnOf } from './xlsx-cells.js';

/** Cells of one column that were made one, over several rows. */
export interface MergedRows {
  column: number;
  from: number;
  to: number;
}

/** What a merged area says of rows below one another; one that lies in a single row, as a title does, says nothing of others. */
export function mergedRowsOf(ref: string): MergedRows[] {
  const [first = '', last = ''] = ref.split(':');
  const row = (address: string) => Number(/\d+$/.exec(address)?.[0] ?? 0);
  const [from, to] = [row(first), row(last)];
  return from > 0 && to > from ? [{ column: columnOf(first), from, to }] : [];
}

/** Rows of a list in which what stands in a merged cell holds for each row that it covers. */
export function withMerged<Row extends { at: number; cells: readonly string[] }>(
  rows: readonly Row[],
  merged: readonly MergedRows[],
): (Row & { cells: string[] })[] {
  const filled = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  const byRow = new Map(filled.map((row) => [row.at, row]));
  for (const { column, from, to } of merged) {
    const said = byRow.get(from)?.cells[column] ?? '';
    if (said === '') continue;
    for (const row of filled) {
      if (row.at <= from || row.at > to || (row.cells[column] ?? '') !== '') continue;
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = said;
    }
  }
  return filled;
}
