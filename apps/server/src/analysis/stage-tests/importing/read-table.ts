import { stageLimits } from '@zhibi/contract/analysis/stage-tests';
import { ensure } from '../../../platform/problem.js';
import { isZip, readCsv, readText, readXlsx } from '../../../platform/sheets/index.js';
import { type ScoreTable, type TitlesOf, tableIn } from './rules-columns.js';

export interface ReadTable {
  form: 'xlsx' | 'csv';
  name: string;
  table: ScoreTable;
}

/** Room for the titles above the names of the columns; the rows themselves are bounded by the limit. */
const ABOVE = 20;

/** Reads a table of scores by what the file holds, never by what it is called. */
export async function readTable(file: { name: string; bytes: Uint8Array }, titles: TitlesOf): Promise<ReadTable> {
  const { name, bytes } = file;
  ensure(bytes.length > 0, 'invalid', 'empty-file');
  ensure(!isCompoundFile(bytes), 'invalid', holdsEncrypted(bytes) ? 'locked-excel' : 'old-excel');
  const limits = { ...stageLimits, rows: stageLimits.rows + ABOVE };
  const isXlsx = isZip(bytes);
  const rows = isXlsx ? (await readXlsx(bytes, limits)).rows : await readCsv(plain(bytes), limits);
  ensure(rows.length > 0, 'invalid', 'empty-file');
  const table = tableIn(rows, titles);
  ensure(table.rows.length > 0, 'invalid', 'no-rows');
  ensure(table.rows.length <= stageLimits.rows, 'invalid', 'too-many-rows');
  return { form: isXlsx ? 'xlsx' : 'csv', name, table };
}

function plain(bytes: Uint8Array): string {
  const { text } = readText(bytes);
  ensure(!/^\s*<(?:!doctype|html|\?xml)/i.test(text), 'invalid', 'not-a-list');
  return text;
}

/** The container of old Office files, and of new ones behind a password. */
const isCompoundFile = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
const holdsEncrypted = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
