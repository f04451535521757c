import type { Problem } from '@zhibi/contract/people/roster';

/** What a cell came to: a value, nothing (the cell is empty), or what is wrong with it. */
export type Cell<T> = { value: T | null; problem?: undefined } | { value?: undefined; problem: Problem['reason'] };

const HIDDEN = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROLS = /[\u0000-\u001F\u007F-\u009F]/g;
/** An apostrophe before a sign of a formula is how a spreadsheet is told that it is text. */
const QUOTED = /^'(?=[=+\-@＝＋－＠])/;

/** A cell as a person reads it: without marks that nobody sees, with single spaces, and a Chinese name without the spaces that align it. */
export function cleanCell(text: string): string {
  const shown = text
    .replace(/[\uD800-\uDFFF]/gu, '')
    .replace(HIDDEN, '')
    .replace(CONTROLS, ' ')
    .replace(/[\s\u3000]+/g, ' ')
    .trim();
  const plain = shown.replace(QUOTED, '');
  return /^[\p{Script=Han}·• ]+$/u.test(plain) ? plain.replaceAll(' ', '') : plain;
}

/** Letters and digits in their narrow forms, without spaces: what is compared. */
export const narrow = (text: string): string => text.normalize('NFKC').replaceAll(' ', '');

/** A student's or teacher's number: also one that a spreadsheet took for an amount (2.0260801E7, 20260801.0). */
export function readNumber(text: string, wrong: 'student-no' | 'teacher-no'): Cell<string> {
  const plain = narrow(text);
  if (plain === '') return { value: null };
  const amount = /^(\d)(?:\.(\d+))?[Ee]\+?(\d{1,2})$/.exec(plain);
  const digits = amount ? wholeOf(amount) : plain.replace(/^(\d+)\.0+$/, '$1');
  if (digits === undefined) return { problem: 'digits-lost' };
  return /^[A-Za-z0-9_-]{1,64}$/.test(digits) ? { value: digits } : { problem: wrong };
}

/** The digits of 2.0260801E7. A spreadsheet keeps fifteen: of a longer number the end is lost. */
function wholeOf([, first = '', rest = '', power = '']: RegExpExecArray): string | undefined {
  const length = Number(power) + 1;
  return length > 15 || rest.length > length - 1 ? undefined : (first + rest).padEnd(length, '0');
}

const MALE = ['男', '男生', '男性', 'm', 'male', 'boy', '1', 'true'];
const FEMALE = ['女', '女生', '女性', 'f', 'female', 'girl', '2', 'false'];

/** true male, false female. 1 and 2 are those of GB/T 2261.1; its 0 and 9 and OneRoster's other words say that it is not told. */
export function readSex(text: string): Cell<boolean> {
  const plain = narrow(text).toLowerCase();
  if (['', '0', '9', '未知', '-', '--', 'unspecified', 'other'].includes(plain)) return { value: null };
  if (MALE.includes(plain)) return { value: true };
  return FEMALE.includes(plain) ? { value: false } : { problem: 'sex' };
}

/** A day as `yyyy-mm-dd`, written in any of the usual ways or counted by a spreadsheet; between 1900 and today. */
export function readDay(text: string, today: string): Cell<string> {
  const plain = narrow(text);
  if (plain === '') return { value: null };
  const day = dayOf(plain);
  return day !== undefined && day >= '1900-01-01' && day <= today ? { value: day } : { problem: 'birthday' };
}

function dayOf(plain: string): string | undefined {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:T?\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (parts) return realDay(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  if (!/^\d{5}(?:\.\d+)?$/.test(plain)) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(plain)) * 86_400_000).toISOString().slice(0, 10);
}

function realDay(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}
