import type { TableRow } from '@zhibi/files/csv';
import { columnOf } from './xlsx-cells.js';

const range = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;

/**
 * The rows with what one cell says for several of them in each: how a school's list groups a class. Only the first column of such a cell
 * counts, and only where the rows below hold something of their own.
 * @param merged addresses of cells that were merged, `F4:F5`
 */
export function withMerged(rows: readonly TableRow[], merged: readonly string[]): TableRow[] {
  const filled = rows.map(({ at, cells }) => ({ at, cells: [...cells] }));
  const places = new Map(filled.map(({ at }, nth) => [at, nth]));
  // Merged cells do not lie over each other: whoever says so makes us fill a table only once.
  let left = filled.length * Math.max(0, ...filled.map(({ cells }) => cells.length));
  for (const address of merged) {
    const [, letters = '', from, to] = range.exec(address) ?? [];
    const [column, first] = [columnOf(letters), places.get(Number(from))];
    const text = first === undefined ? undefined : filled[first]?.cells[column];
    if (first === undefined || text === undefined || text === '') continue;
    for (let nth = first + 1; left > 0; nth++, left--) {
      const row = filled[nth];
      if (row === undefined || row.at > Number(to)) break;
      while (row.cells.length <= column) row.cells.push('');
      if (row.cells[column] === '') row.cells[column] = text;
    }
  }
  return filled;
}
