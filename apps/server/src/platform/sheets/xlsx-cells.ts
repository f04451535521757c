import { NO_RESULT } from '@zhibi/files/csv';
import { shownDate } from './xlsx-dates.js';
import { paddedNumber, shownNumber, timeOfSerial } from './xlsx-shown.js';

/** Column of a cell's address, from 0: B7 → 1. */
export function columnOf(address: string): number {
  let column = 0;
  for (const sign of address) {
    const at = sign.charCodeAt(0) - 64;
    if (at < 1 || at > 26) break;
    column = column * 26 + at;
  }
  return column - 1;
}

/** The formats that Excel keeps for dates without writing them down. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a number format shows a day: `yyyy"年"m"月"d"日"` does, `0.00` and `[Red]0` do not. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? isBuiltInDate(id) : /[ymdh]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, ''));

const DAY_MS = 86_400_000;

/** A day that a spreadsheet counts: 42064 → 2015-03-01. Excel believes in 29 February 1900, so days are counted from the last of 1899. */
export function dayOfSerial(serial: number, since1904: boolean): string {
  const days = Math.floor(serial) + (since1904 ? 1462 : 0);
  const at = new Date(Date.UTC(1899, 11, 30) + days * DAY_MS);
  return Number.isNaN(at.getTime()) ? String(serial) : at.toISOString().slice(0, 10);
}

/** A number as a person would have typed it; what is too long to have been kept exactly stays in its short form. */
export function numberText(written: string): string {
  const value = Number(written);
  if (!Number.isFinite(value)) return written;
  if (!Number.isInteger(value)) return String(Number(value.toPrecision(15)));
  return Math.abs(value) < 1e15 ? value.toFixed(0) : value.toExponential();
}

/** `_x000D_` is how a sheet writes signs that XML cannot; those that are no text are left out. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code < 32 && code !== 9 && code !== 10 && code !== 13 ? '' : String.fromCharCode(code);
  });

export interface RawCell {
  type: string;
  style: number;
  hasFormula: boolean;
  text: string;
  /** A text within the cell itself, with what is raised in it. */
  raised?: string | undefined;
}

/** A text of the workbook. */
export interface SharedText {
  text: string;
  pieces: readonly TextPiece[];
}

export interface TextPiece {
  text: string;
  look: 'plain' | 'struck' | 'raised' | 'lowered';
}

interface Workbook {
  shared: readonly SharedText[];
  dateStyles: ReadonlySet<number>;
  struckStyles: ReadonlySet<number>;
  /** How each style shows numbers, days and times. */
  formats: ReadonlyMap<number, string>;
  since1904: boolean;
}

/** What a cell shows, as text. A formula counts as its result and is never reckoned. */
export function cellText({ type, style, hasFormula, text }: RawCell, book: Workbook): string {
  if (type === 'e' || (hasFormula && text === '')) return NO_RESULT;
  if (type === 's') return book.shared[Number(text)]?.text ?? '';
  if (type === 'inlineStr' || type === 'str') return unescaped(text);
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return text.slice(0, 10);
  if (text === '') return '';
  if (!book.dateStyles.has(style)) return paddedNumber(numberText(text), book.formats.get(style) ?? '');
  // The day before all days is none: only a time was typed.
  const serial = Number(text);
  return serial >= 0 && serial < 1 ? timeOfSerial(serial) : dayOfSerial(serial, book.since1904);
}

/** A cell that shows more than its text, or another one, as a question has to have it. */
export interface ShownCell {
  text: string;
  /** Whether a spreadsheet keeps it as a date or a time, which is often not what was typed. */
  isDate: boolean;
}

export function shownCell({ type, style, hasFormula, text, raised }: RawCell, book: Workbook): ShownCell | undefined {
  if (raised !== undefined) return { text: raised, isDate: false };
  if (type === 'd') return { text: text.slice(0, 10), isDate: true };
  if (type !== 'n' || text === '') return undefined;
  if (book.dateStyles.has(style)) {
    // As the person sees it: 2月4日 was typed as 2/4, which no day with a year tells.
    const seen = shownDate(Number(text), book.formats.get(style) ?? '', book.since1904);
    return { text: seen ?? cellText({ type, style, hasFormula, text }, book), isDate: true };
  }
  const shown = shownNumber(text, book.formats.get(style) ?? '');
  return shown === undefined ? undefined : { text: shown, isDate: false };
}

/** The pieces of a cell that looks otherwise than its text says; undefined where all of it is plain. */
export function piecesOf(cell: RawCell, book: Workbook): readonly TextPiece[] | undefined {
  if (book.struckStyles.has(cell.style)) return [{ text: cellText(cell, book), look: 'struck' }];
  const pieces = cell.type === 's' ? book.shared[Number(cell.text)]?.pieces : undefined;
  return pieces?.some(({ look }) => look !== 'plain') ? pieces : undefined;
}
