import { type Archive, isZip } from '@zhibi/files';
import { type TableLimits, TableReader, type TableRow } from '@zhibi/files/csv';
import { ensure } from '../problem.js';
import { openZip } from './open-zip.js';
import { readXml } from './read-xml.js';
import { cellText, columnOf, isDateFormat, type RawCell, unescaped } from './xlsx-cells.js';

const MIB = 1024 * 1024;
const USUAL_CELL_BYTES = 200;

/** What a workbook of a table within the limits may hold inflated: a list of 60,000 people takes 30 MiB, one of 100 devices not one. */
const inflatedOf = ({ rows, columns }: TableLimits) => ({
  files: 2_000,
  unpackedBytes: Math.min(160 * MIB, 4 * MIB + rows * columns * USUAL_CELL_BYTES),
});

/** Of a sheet, whoever wrote it. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

/** Whether an archive is a workbook. */
export const isWorkbook = (files: Archive): boolean => files.has('xl/workbook.xml') || files.has('[Content_Types].xml');

/** The first sheet of a workbook that shows anything, as text. */
export async function readXlsx(bytes: Uint8Array, limits: TableLimits): Promise<{ rows: TableRow[]; sheet: string }> {
  ensure(isZip(bytes), 'invalid', 'not-a-list');
  const files = openZip(bytes, inflatedOf(limits));
  const { sheets, since1904 } = await readWorkbook(files);
  const book = {
    shared: await readShared(files, limits.rows * limits.columns),
    dateStyles: await readDateStyles(files),
    since1904,
  };
  for (const { name, path } of sheets) {
    if (!files.has(path)) continue;
    const rows = await readSheet(files, path, { book, limits });
    if (rows.length > 0) return { rows, sheet: name };
  }
  return { rows: [], sheet: '' };
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

/** @param most texts that a table within the limits can show */
async function readShared(files: Archive, most: number): Promise<string[]> {
  const shared: string[] = [];
  let parts: string[] = [];
  let isText = false;
  let isPhonetic = false;
  await readXml(files, 'xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') parts = [];
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (text) => void (isText && parts.push(text)),
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      ensure(shared.length < most, 'invalid', 'too-large');
      shared.push(unescaped(parts.join('')));
    },
  });
  return shared;
}

async function readDateStyles(files: Archive): Promise<Set<number>> {
  const dates = new Set<number>();
  const codes = new Map<number, string>();
  let isInCells = false;
  let style = 0;
  await readXml(files, 'xl/styles.xml', {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(numFmtId ?? 0);
      if (isDateFormat(id, codes.get(id))) dates.add(style);
      style++;
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return dates;
}

type Book = Parameters<typeof cellText>[1];

async function readSheet(
  files: Archive,
  path: string,
  { book, limits }: { book: Book; limits: TableLimits },
): Promise<TableRow[]> {
  const table = new TableReader(limits);
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
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue && cell) cell.text += text;
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
        }
        column++;
        cell = undefined;
      }
      if (name === 'row') table.add(at, cells);
    },
  });
  return table.rows;
}
