import { FileFault } from '../file-fault.js';

/** A row as it was read: where it stands in the file, counted from 1, and the text of its cells. */
export interface TableRow {
  at: number;
  cells: string[];
}

export interface TableLimits {
  rows: number;
  columns: number;
  cell: number;
}

/** Stands in a cell whose formula has no result, or an error for one. */
export const NO_RESULT = '\uFFFC';

/** Collects the rows of a file that hold anything, and stops a file that holds too much. */
export class TableReader {
  readonly rows: TableRow[] = [];

  constructor(private readonly limits: TableLimits) {}

  add(at: number, cells: string[]): void {
    while (cells.length > 0 && cells.at(-1) === '') cells.pop();
    if (cells.length === 0) return;
    const { rows, columns, cell } = this.limits;
    if (this.rows.length > rows) throw new FileFault('too-many-rows'); // one more than people: the head of the table
    if (cells.length > columns) throw new FileFault('too-many-columns');
    if (cells.some((text) => text.length > cell)) throw new FileFault('cell-too-long');
    this.rows.push({ at, cells });
  }
}
