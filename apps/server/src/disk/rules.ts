import { type FileKind, kindOf } from '@zhibi/contract/disk';
import { nameKey, splitName } from '@zhibi/contract/kernel';
import { initialsOf, readName } from '../people/index.js';

/** What of a name is kept beside it: to compare, to sort and to search by. */
export interface NameFacts {
  name: string;
  nameKey: string;
  sortKey: string;
  search: string;
  kind: FileKind;
}

const LONGEST_SEARCH = 1_000;

/** Numbers sort by their value: `9` before `22`. Longer ones keep their order among themselves. */
const padded = (text: string): string => text.replace(/\d+/g, (digits) => digits.padStart(8, '0'));

/** The facts of a name: Chinese sorts by its reading, and is found by the name, its reading and its initials. */
export function factsOf(name: string, isFolder: boolean): NameFacts {
  const reading = readName(name);
  const [stem, ending] = isFolder ? [name, ''] : splitName(name);
  const search = `${nameKey(name)} ${reading.replaceAll(' ', '')} ${initialsOf(reading)}`;
  return {
    name,
    nameKey: nameKey(name),
    // The ending comes after everything that a name may hold: `a.txt` before `a (2).txt`.
    sortKey: `${padded(readName(stem))}\u0001${ending}`.slice(0, LONGEST_SEARCH),
    search: search.slice(0, LONGEST_SEARCH),
    kind: isFolder ? 'folder' : kindOf(name),
  };
}

/** The words of a search, in the writing in which they are compared. */
export const wordsOf = (words: string): string[] => words.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);

/** The words of a search as patterns that must all be met; what LIKE would read as a sign stands for itself. */
export const patternsOf = (words: string): string[] =>
  wordsOf(words).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

export interface Space {
  used: number;
  quota: number;
}

/** Who has no room for so many bytes more; undefined where both have. */
export function fullOne(size: number, person: Space, school: Space): 'quota-person' | 'quota-school' | undefined {
  if (person.used + size > person.quota) return 'quota-person';
  if (school.used + size > school.quota) return 'quota-school';
  return undefined;
}

/** The bytes that a Range header asks for: undefined for the whole (no header, or one nobody understands), null where there are none. */
export function rangeOf(header: string | undefined, size: number): { start: number; end: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start > end || start >= size ? null : { start, end };
}
