import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { FileFault } from '../file-fault.js';
import { type TableLimits, TableReader, type TableRow } from './table.js';

const SEPARATORS = ['\t', ',', ';', '|', '，', '；'] as const;
const PIECE = 256 * 1024;

/** The sign between the cells: the one that most lines have, the same number of times. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line !== '')
    .slice(0, 20);
  const scores = SEPARATORS.map((sign) => {
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(sign).length - 1);
    const head = counts[0] ?? 0;
    return { sign, score: head === 0 ? 0 : counts.filter((count) => count === head).length * 100 + head };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).score === 0
    ? ','
    : scores.reduce((best, one) => (one.score > best.score ? one : best)).sign;
}

/** The rows of separated text. Half a file, one that ends within quotes, is refused. */
export async function readCsv(text: string, limits: TableLimits, separator = separatorOf(text)): Promise<TableRow[]> {
  const table = new TableReader(limits);
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    bom: true,
    max_record_size: limits.cell * limits.columns,
  });
  let at = 0;
  try {
    for await (const cells of Readable.from(pieces(text)).pipe(parser)) table.add(++at, cells as string[]); // without `columns` a record is a list
  } catch (error) {
    throw error instanceof CsvError ? new FileFault('broken-file') : error;
  }
  return table.rows;
}

/** Piece by piece, so that other calls are answered between them; never within a character of two halves. */
function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + PIECE, text.length);
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to++;
    yield text.slice(from, to);
    from = to;
  }
}
