import { type Line, typedLine } from './line.js';

/** A cell of a table: what stands in it, and over how many columns. */
interface Cell {
  lines: Line[];
  span: number;
}

/** A table as our form writes it. */
export function tableText(rows: readonly (readonly Cell[])[], isHeader: boolean): string {
  const texts = rows.map((row) => {
    const cells = row.map(({ lines }) => lines.map(({ runs }) => typedLine(runs)).join('[[br]]'));
    return `| ${cells.join(' | ').replace(/\n/g, ' ')} |`;
  });
  return [isHeader ? '[[table:header]]' : '[[table]]', ...texts, '[[/table]]'].join('\n');
}

/** The lines of its cells by row and column. A cell that is as wide as several stands in the first of their columns. */
export const gridOf = (rows: readonly (readonly Cell[])[]): Line[][][] =>
  rows.map((row) => row.flatMap(({ lines, span }) => [lines, ...Array<Line[]>(Math.max(0, span - 1)).fill([])]));
