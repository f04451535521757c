import { type RosterForm, type RosterKind, rosterLimits } from '@zhibi/contract/people/roster';
import { ensure } from '../../../platform/problem.js';
import {
  isWorkbook,
  isZip,
  openZip,
  readCsv,
  readText,
  readXlsx,
  type TableRow,
  withMerged,
} from '../../../platform/sheets/index.js';
import { findHead, type Sheet, withHead } from './rules-columns.js';
import { sheetOfText } from './rules-names.js';
import { byColumn, listOfOneRoster, oneRosterFiles } from './rules-oneroster.js';
import type { OneRosterRow } from './rules-oneroster-files.js';
import { isOfStrangers, lackingFile, type Ours } from './rules-oneroster-roles.js';

export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** What was read: the list, and what it was. */
export interface Source {
  name: string;
  form: RosterForm;
  encoding: string;
  sheet: Sheet;
  /** Further sheets of a workbook, which were not read. */
  unread: string[];
}

/** An enrolment has a row of its own: a package of OneRoster holds many times more rows than people. */
const oneRosterLimits = { ...rosterLimits, rows: 1_000_000 };
const PACKAGE = { files: 200, unpackedBytes: 200 * 1024 * 1024 } as const;

/** Reads a list from files, by what they hold and never by what they are called. Several files are the folder of a OneRoster package. */
export async function readSource(files: readonly SourceFile[], kind: RosterKind, ours: Ours): Promise<Source> {
  const [file] = files;
  ensure(file !== undefined && files.some(({ bytes }) => bytes.length > 0), 'invalid', 'empty-file');
  if (files.length > 1) return oneRoster('OneRoster', files, { kind, ours });
  const { name, bytes } = file;
  if (isZip(bytes)) {
    const inside = openZip(bytes, PACKAGE);
    if (!isWorkbook(inside)) {
      const wanted = inside.names.filter(isOneRosterFile);
      const parts = wanted.map((path) => ({ name: path, bytes: inside.open(path) ?? new Uint8Array() }));
      return oneRoster(name, parts, { kind, ours });
    }
    const { rows, merged, unread } = await readXlsx(bytes, rosterLimits);
    const sheet = listIn(rows, kind);
    // What is merged in the head, or above it, says nothing of people.
    return { name, form: 'xlsx', encoding: '', sheet: { ...sheet, rows: withMerged(sheet.rows, merged) }, unread };
  }
  ensure(!isCompoundFile(bytes), 'invalid', holdsEncrypted(bytes) ? 'locked-excel' : 'old-excel');
  const { text, encoding } = readText(bytes);
  ensure(!/^\s*<(?:!doctype|html|\?xml)/i.test(text), 'invalid', 'not-a-list');
  return { name, form: 'csv', encoding, unread: [], sheet: listIn(await readCsv(text, rosterLimits), kind) };
}

/** The list of pasted text. */
export async function readPasted(text: string, kind: RosterKind, className: string): Promise<Source> {
  const rows = text.includes('\t') || text.includes(',') ? await readCsv(text, rosterLimits) : [];
  const sheet = sheetOfText(text, rows, kind, className);
  ensure(sheet.rows.length <= rosterLimits.rows, 'invalid', 'too-many-rows');
  ensure(sheet.rows.length > 0, 'invalid', 'no-rows');
  return { name: '', form: 'text', encoding: '', sheet, unread: [] };
}

function listIn(rows: readonly TableRow[], kind: RosterKind): Sheet {
  ensure(rows.length > 0, 'invalid', 'empty-file');
  const sheet = findHead(rows, kind) ?? withHead(rows, 0);
  ensure(sheet.rows.length > 0, 'invalid', 'no-rows');
  return sheet;
}

const baseName = (path: string): string => (path.split(/[\\/]/).at(-1) ?? '').toLowerCase();
const isOneRosterFile = (path: string): boolean => oneRosterFiles.some((name) => name === baseName(path));

async function oneRoster(
  name: string,
  files: readonly SourceFile[],
  { kind, ours }: { kind: RosterKind; ours: Ours },
): Promise<Source> {
  const tables = new Map<string, OneRosterRow[]>();
  for (const file of files) {
    if (!isOneRosterFile(file.name)) continue;
    tables.set(baseName(file.name), byColumn(await readCsv(readText(file.bytes).text, oneRosterLimits, ',')));
  }
  ensure(
    tables.has('manifest.csv') && tables.has(kind === 'classes' ? 'classes.csv' : 'users.csv'),
    'invalid',
    'no-oneroster',
  );
  const lacking = lackingFile(tables, oneRosterFiles);
  ensure(lacking === undefined, 'invalid', `lacks-${lacking}`);
  ensure(!isOfStrangers(tables, ours), 'invalid', 'several-schools');
  const sheet = listOfOneRoster(tables, kind, ours);
  ensure(sheet.rows.length > 0, 'invalid', 'no-rows');
  ensure(sheet.rows.length <= rosterLimits.rows, 'invalid', 'too-many-rows');
  return { name, form: 'oneroster', encoding: 'utf-8', sheet, unread: [] };
}

/** The container of old Office files, and of new ones behind a password. */
const isCompoundFile = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0;
const holdsEncrypted = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
