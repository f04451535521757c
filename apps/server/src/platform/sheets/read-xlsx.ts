import { type Archive, isZip } from '@zhibi/files';
import { type TableLimits, TableReader, type TableRow } from '@zhibi/files/csv';
import { ensure } from '../problem.js';
import { besideOf } from './beside.js';
import { openZip } from './open-zip.js';
import { readXml } from './read-xml.js';
import { cellText, columnOf, piecesOf, type RawCell, type ShownCell, shownCell, type TextPiece } from './xlsx-cells.js';
import { RaisedText } from './xlsx-raised.js';
import { readShared } from './xlsx-shared.js';
import { readCellStyles } from './xlsx-styles.js';

const MIB = 1024 * 1024;
const USUAL_CELL_BYTES = 200;

/** What a workbook of a table within the limits may hold inflated: a list of 60,000 people takes 30 MiB, one of 100 devices not one. */
const inflatedOf = ({ rows, columns }: TableLimits) => ({
  files: 2_000,
  unpackedBytes: Math.min(160 * MIB, 4 * MIB + rows * columns * USUAL_CELL_BYTES),
});

/** A cell that looks otherwise than its text says, counted as rows and columns are. */
export interface CellLook {
  at: number;
  column: number;
  pieces: readonly TextPiece[];
}

/** A cell that shows something else than its text, and where it stands. */
export interface PlacedShown extends ShownCell {
  at: number;
  column: number;
}

/** What a workbook says: its texts, and what a question has to know of them besides. */
export interface WorkbookRead {
  rows: TableRow[];
  sheet: string;
  looks: CellLook[];
  shown: PlacedShown[];
  beside: Uint8Array[];
  /** Cells that are one for several, by their address: `F4:F5`. */
  merged: string[];
  /** Further sheets in which something stands: they are not read. */
  unread: string[];
}

/** Of a sheet, whoever wrote it. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** Whether an archive is a workbook. */
export const isWorkbook = (files: Archive): boolean => files.has('xl/workbook.xml') || files.has('[Content_Types].xml');

/** The first sheet of a workbook that shows anything, as text, with what travels in the workbook without being seen. */
export async function readXlsx(bytes: Uint8Array, limits: TableLimits): Promise<WorkbookRead> {
  ensure(isZip(bytes), 'invalid', 'not-a-list');
  const files = openZip(bytes, inflatedOf(limits));
  const { sheets, since1904 } = await readWorkbook(files);
  const book = {
    shared: await readShared(files, limits.rows * limits.columns),
    ...(await readCellStyles(files)),
    since1904,
  };
  for (const [at, { name, path }] of sheets.entries()) {
    if (!files.has(path)) continue;
    const { rows, looks, shown, merged } = await readSheet(files, path, { book, limits });
    if (rows.length === 0) continue;
    const unread = sheets.slice(at + 1).flatMap((one) => (holdsCells(files, one.path) ? [one.name] : []));
    return { rows, sheet: name, looks, shown, beside: besideOf(files), merged, unread };
  }
  return { rows: [], sheet: '', looks: [], shown: [], beside: [], merged: [], unread: [] };
}

/** Whether anything stands in a sheet: it is not read for that. */
function holdsCells(files: Archive, path: string): boolean {
  const bytes = files.has(path) ? files.open(path) : undefined;
  if (bytes === undefined) return false;
  const text = Buffer.from(bytes);
  return ['<v>', '<is>', ':v>', ':is>'].some((tag) => text.includes(tag));
}

async function readWorkbook(files: Archive) {
  ensure(files.has('xl/workbook.xml'), 'invalid', 'not-a-list');
  const targets = new Map<string, string>();
  await readXml(files, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) targets.set(Id, Target);
    },
  });
  const sheets: { name: string; path: string }[] = [];
  let since1904 = false;
  await readXml(files, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') since1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const target = targets.get(attributes['r:id'] ?? '') ?? `worksheets/sheet${sheets.length + 1}.xml`;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      sheets.push({ name: attributes.name ?? '', path });
    },
  });
  return { sheets, since1904 };
}

type Book = Parameters<typeof cellText>[1];

async function readSheet(
  files: Archive,
  path: string,
  { book, limits }: { book: Book; limits: TableLimits },
): Promise<Pick<WorkbookRead, 'rows' | 'looks' | 'shown' | 'merged'>> {
  const table = new TableReader(limits);
  const [looks, shown, merged]: [CellLook[], PlacedShown[], string[]] = [[], [], []];
  let raised = new RaisedText();
  let at = 0;
  let cells: string[] = [];
  let column = 0;
  let cell: RawCell | undefined;
  let isValue = false;
  await readXml(files, path, {
    open: (name, attributes) => {
      if (name === 'row') {
        at = Number(attributes.r) || at + 1;
        ensure(at > 0 && at <= LAST_ROW, 'invalid', 'broken-file');
        cells = [];
        column = 0;
      } else if (name === 'c') {
        // The address may be left out: the cell then stands beside the one before it.
        if (attributes.r !== undefined) column = columnOf(attributes.r);
        cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), hasFormula: false, text: '' };
        raised = new RaisedText();
      } else if (name === 'mergeCell' && attributes.ref) merged.push(attributes.ref);
      else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'r') raised.begin();
      else if (name === 'vertAlign') raised.setHeight(attributes.val);
      else isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (!isValue || !cell) return;
      cell.text += text;
      raised.add(text);
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && cell) {
        ensure(column >= 0 && column < LAST_COLUMN, 'invalid', 'broken-file');
        const text = cellText(cell, book);
        if (text !== '') {
          ensure(column < limits.columns, 'invalid', 'too-many-columns');
          while (cells.length < column) cells.push('');
          cells[column] = text;
          const pieces = piecesOf(cell, book);
          const seen = shownCell({ ...cell, raised: raised.value }, book);
          if (pieces !== undefined) looks.push({ at, column, pieces });
          else if (seen?.isDate || (seen && seen.text !== text)) shown.push({ at, column, ...seen });
        }
        column++;
        cell = undefined;
      }
      if (name === 'row') table.add(at, cells);
    },
  });
  return { rows: table.rows, looks, shown, merged };
}
