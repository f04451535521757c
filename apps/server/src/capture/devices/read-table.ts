import { Problem } from '../../platform/problem.js';
import { isZip, readCsv, readText, readXlsx, type TableRow } from '../../platform/sheets/index.js';

const limits = { rows: 5_000, columns: 30, cell: 1_000 };

/** The lines of a table that say anything, with their places; undefined where it is no table that can be read. Judged by its bytes. */
export async function readTable(content: Uint8Array): Promise<TableRow[] | undefined> {
  try {
    const rows = isZip(content) // a workbook, or what calls itself an archive
      ? (await readXlsx(content, limits)).rows
      : await readCsv(readText(content).text, limits);
    return rows.map(({ at, cells }) => ({ at, cells: cells.map((cell) => cell.trim()) }));
  } catch (error) {
    if (error instanceof Problem) return undefined; // damaged, too large, or another kind of file under this name
    throw error;
  }
}
