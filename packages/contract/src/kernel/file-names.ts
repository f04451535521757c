import { z } from 'zod';
import type { Message } from './problem.js';

/** What is wrong with a name, in words. Names that another computer could not keep are refused here. */
export const fileNameMessages = {
  'name-empty': { zh: '请输入名称', en: 'Enter a name' },
  'name-long': { zh: '名称不能超过 255 个字符', en: 'A name has at most 255 characters' },
  'name-characters': {
    zh: '名称不能包含 \\ / : * ? " < > | 或不可见字符',
    en: 'A name must not contain \\ / : * ? " < > | or invisible characters',
  },
  'name-ending': { zh: '名称不能以句点或空格结尾', en: 'A name must not end with a full stop or a space' },
  'name-reserved': {
    zh: '该名称是 Windows 保留名称，请换一个',
    en: 'Windows reserves this name: choose another',
  },
} as const satisfies Record<string, Message>;
export type NameFault = keyof typeof fileNameMessages;

const LONGEST = 255;
/** What Windows forbids, control characters, what turns the direction of writing (a disguise of endings), and halves of characters. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cs}\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\..*)?$/i;

/** The form in which names are kept: composed characters, no space before it. */
export const tidyName = (name: string): string => name.normalize('NFC').trimStart();

/** What is wrong with a name, or undefined. */
export function nameFault(name: string): NameFault | undefined {
  const tidy = tidyName(name);
  if (tidy === '') return 'name-empty';
  if (tidy.length > LONGEST) return 'name-long';
  if (FORBIDDEN.test(tidy)) return 'name-characters';
  if (/[. ]$/.test(tidy)) return 'name-ending';
  if (RESERVED.test(tidy)) return 'name-reserved';
  return undefined;
}

/** Two names are the same when these are. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase().normalize('NFC');

/** The name of a file or folder; the message of a wrong one is a word of `fileNameMessages`. */
export const FileName = z
  .string()
  .max(4_000)
  .transform(tidyName)
  .superRefine((name, context) => {
    const fault = nameFault(name);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  });

/** What a file of our making is called: title, class, edition; the day follows. */
export interface DownloadName {
  parts: readonly string[];
  /** Without its full stop. */
  ending: string;
}

const LONGEST_STEM = 72; // Chinese characters are three bytes, and disks keep names of 255
const plain = (part: string): string =>
  part
    .normalize('NFC')
    .replace(/(?<=\d)[/\\:](?=\d)/g, '-') // 11/29 is a day still
    .replace(new RegExp(FORBIDDEN, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[-. ]+|[-. ]+$/g, ''); // neither hidden nor ended by what Windows drops

/** `单元测试-八年级(1)班-答案-20261122.pdf`: parts that say nothing are left out, and what is too long is cut in the title. */
export function downloadName({ parts, ending }: DownloadName, day: string): string {
  const [title = '', ...rest] = [...parts, day].map(plain).filter(Boolean);
  const tail = rest.map((part) => `-${part}`).join('');
  return `${[...title]
    .slice(0, Math.max(8, LONGEST_STEM - tail.length))
    .join('')
    .trim()}${tail}.${ending}`;
}

/** `第一章.docx` → [`第一章`, `.docx`]; a name that only begins with a full stop has no ending. */
export function splitName(name: string): [stem: string, ending: string] {
  const at = name.lastIndexOf('.');
  return at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
}

/** The first of `name`, `name (2)`, `name (3)` … that is not taken: what a copy is called. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [stem, ending] = splitName(name);
  for (let n = 1; ; n++) {
    const tail = n === 1 ? ending : ` (${n})${ending}`;
    const tried = stem.slice(0, LONGEST - tail.length) + tail;
    if (!taken.has(nameKey(tried))) return tried;
  }
}
