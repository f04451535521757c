import type { Mark } from '@zhibi/contract/kernel';

/** `[[dot:字]]`: the short names that an author types. */
export const markByWord: Record<string, Mark> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  wave: 'wave',
  dot: 'dot',
  sub: 'sub',
  sup: 'sup',
};

export const wordByMark: Record<Mark, string> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  wave: 'wave',
  dot: 'dot',
  sub: 'sub',
  sup: 'sup',
};

/** One underscore of a blank is 5 mm on paper; `___` is the shortest blank. */
export const mmPerUnderscore = 5;
export const shortestBlank = 3;
export const longestBlank = 32;

/** Signs that a backslash makes plain. Before any other sign the backslash is itself. */
export const escapable = '$_*[]{}|';

/** A value inside `[[…]]` or `{{…}}`: signs of the form are escaped, line ends become `\n`. */
export const escapeValue = (v: string): string => v.replace(/[\\[\]{}|]/g, '\\$&').replace(/\n/g, '\\n');

export const unescapeValue = (v: string): string =>
  v.replace(/\\([\s\S])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
