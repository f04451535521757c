import { columnOf } from './columns.js';
import type { Row } from './read.js';

const asked = ['stem', 'answer', 'analysis'];

/** Whether a column holds what a question says, and not a fact of it such as its year. Where no titles tell, every column does. */
export function isAskedColumn(rows: readonly Row[], column: number): boolean {
  const head = rows.slice(0, 10).find(({ cells }) => cells.map(columnOf).includes('stem'));
  if (head === undefined) return true;
  const place = columnOf(head.cells[column] ?? '');
  return typeof place === 'object' || (place !== undefined && asked.includes(place));
}
