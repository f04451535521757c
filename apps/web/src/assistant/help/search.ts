import { initialsOf } from './initials.js';
import { type ManualPage, plain } from './read-manual.js';

/** A page with the same page in the other language: whoever knows only the other word finds it too. */
export interface Entry {
  page: ManualPage;
  other: ManualPage | undefined;
}

export interface Found {
  page: ManualPage;
  /** Where on the page it stands. */
  anchor: string;
  /** The line that holds what was looked for, where that is not the title. */
  line: string;
}

const fold = (text: string) => text.toLocaleLowerCase();
const linesOf = ({ sections }: ManualPage) =>
  sections.flatMap(({ anchor, title, blocks }) => [
    ...(anchor ? [{ anchor, line: title }] : []),
    ...blocks.filter(({ kind }) => kind !== 'picture').map(({ text }) => ({ anchor, line: plain(text) })),
  ]);

/** Titles before headings and sentences; each page once, at the first place that fits. All words must stand in it. */
export function search(entries: readonly Entry[], typed: string): Found[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => fold(text).includes(word));
  const letters = /^[a-z]{2,}$/.test(words.join('')) ? words.join('') : '';
  const inTitle: Found[] = [];
  const inLines: Found[] = [];
  for (const { page, other } of entries) {
    const titles = [page.title, ...(other ? [other.title] : [])];
    if (titles.some((title) => has(title) || (letters && initialsOf(title).includes(letters)))) {
      inTitle.push({ page, anchor: '', line: '' });
      continue;
    }
    const own = linesOf(page).find(({ line }) => has(line) || (letters && initialsOf(line) === letters));
    const found = own ?? (other && linesOf(other).find(({ line }) => has(line)));
    if (found) inLines.push({ page, ...found });
  }
  return [...inTitle, ...inLines];
}
