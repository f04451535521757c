import type { RosterKind } from '@zhibi/contract/people/roster';
import { cleanCell } from '../judge/rules-cells.js';
import { findHead, type Sheet } from './rules-columns.js';
import type { ListRow } from './rules-list-row.js';

const NUMBERING = /^[\s(（]*\d{1,3}\s*[.、)）．:：]\s*/;
const isHan = (word: string) => /^\p{Script=Han}{2,}$/u.test(word);

/** The names of pasted text: one a line, or several with signs or spaces between them; numbering is left out. */
export function namesOf(text: string): { at: number; name: string }[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) =>
    line
      .split(/[,，、;；\t]+/)
      .flatMap((part) => {
        const plain = part.replace(NUMBERING, '').trim();
        const words = plain.split(/[\s\u3000]+/);
        return words.length > 1 && words.every(isHan) ? words : [plain];
      })
      .map(cleanCell)
      .filter((name) => name !== '')
      .map((name) => ({ at: at + 1, name })),
  );
}

/** Pasted text as a list: columns where it was copied from a spreadsheet, else names of one class. */
export function sheetOfText(text: string, rows: readonly ListRow[], kind: RosterKind, className: string): Sheet {
  const table = findHead(rows, kind);
  if (table !== undefined && (table.head.length > 1 || table.rows.length > 0)) return withClass(table, className);
  if (rows.some(({ cells }) => cells.length > 1) && text.includes('\t')) {
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    return withClass(
      { head: Array.from({ length: width }, (_, at) => String.fromCharCode(65 + at)), rows: [...rows] },
      className,
    );
  }
  const title = kind === 'classes' ? '班级' : '姓名';
  const names = namesOf(text).map(({ name }, at) => ({ at: at + 1, cells: [name] }));
  return withClass({ head: [title], rows: names }, kind === 'students' ? className : '');
}

/** The class that was chosen beside the text, as one more column where the text has none. */
function withClass(sheet: Sheet, className: string): Sheet {
  if (className === '' || sheet.head.includes('班级')) return sheet;
  const width = sheet.head.length;
  return {
    head: [...sheet.head, '班级'],
    rows: sheet.rows.map(({ at, cells }) => ({
      at,
      cells: [...Array.from({ length: width }, (_, column) => cells[column] ?? ''), className],
    })),
  };
}
