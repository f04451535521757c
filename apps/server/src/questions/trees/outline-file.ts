import { treeLimits } from '@zhibi/contract/questions/trees';
import { Problem } from '../../platform/problem.js';
import { isZip, readCsv, readText, readXlsx } from '../../platform/sheets/index.js';
import { columnsOf, lineOf } from './outline-columns.js';
import { outlineOfRows } from './rules-outline.js';

const limits = { rows: treeLimits.nodes, columns: 12, cell: 1000 };
/** A file as an indented outline: a workbook or a CSV whose columns are levels, or the text of an outline as it is. */
export async function outlineOfFile(content: Uint8Array): Promise<string> {
  try {
    const rows = isZip(content) ? (await readXlsx(content, limits)).rows : await rowsOfText(content);
    if (rows === undefined) return readText(content).text.slice(0, treeLimits.outline);
    const cells = rows.map((row) => row.cells);
    const columns = cells[0] && columnsOf(cells[0]);
    if (columns === undefined) return outlineOfRows(cells);
    return outlineOfRows(cells.slice(1), columns.levels, (title, row) => lineOf(columns, title, row));
  } catch (error) {
    // Whatever was wrong with it, the person sees a file that cannot be read.
    if (error instanceof Problem) throw new Problem('conflict', 'file-unreadable');
    throw error;
  }
}

/** A text is a table where it begins as our own tables do; else it is an outline already. */
async function rowsOfText(content: Uint8Array) {
  const { text } = readText(content);
  return /^"?(1级|level 1)"?,/i.test(text) ? readCsv(text, limits, ',') : undefined;
}
