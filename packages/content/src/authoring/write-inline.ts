import type { ImageSource, Inline } from '@zhibi/contract/kernel';
import { formulaAt } from './dollar.js';
import { escapeValue, longestBlank, mmPerUnderscore, shortestBlank } from './words.js';

/** What the pieces before have used up: the index that the next `___` would get. */
export type Progress = { nextBlank: number };
type Neighbours = { before: Inline | undefined; after: Inline | undefined };

type Place = { isMarked: boolean; isLast: boolean };

/**
 * Text in which no sign is read as one of the form. Signs that mean something in pairs only are left as typed where they stand alone and
 * what comes before or after cannot make a pair with them. What follows a text that is not the last of its line begins with a sign.
 */
function escapeText(v: string, { isMarked, isLast }: Place): string {
  const joinsNext = isMarked ? '_*[]{' : '_*[{';
  return v.replace(/(\\*)([$|_*[\]{}])|\\+$/g, (whole: string, slashes = '', sign = '', start = 0) => {
    if (sign === '') return isLast && !isMarked ? whole : whole.repeat(2);
    const at = start + slashes.length;
    const isPaired = sign !== '}' && (v[at - 1] === sign || v[at + 1] === sign);
    const isJoined = (at === 0 && '_*'.includes(sign)) || (at === v.length - 1 && joinsNext.includes(sign));
    const isSpecial = '$|'.includes(sign) || isPaired || isJoined || slashes !== '';
    return `${slashes.repeat(2)}${isSpecial ? '\\' : ''}${sign}`;
  });
}

function writeFormula({ v, display }: { v: string; display?: boolean }, { after }: Neighbours): string {
  const short = display ? `$$${v}$$` : `$${v}$`;
  const following = after?.t === 'text' ? after.v.slice(0, 1) : '';
  const read = formulaAt(short + following, 0);
  const asWritten = read?.v === v && read.end === short.length && read.display === (display ?? false);
  return asWritten ? short : `[[${display ? 'display' : 'math'}:${escapeValue(v)}]]`;
}

function writeBlank(blank: { index: number; widthMm?: number }, { before }: Neighbours, progress: Progress): string {
  const expected = blank.index === progress.nextBlank;
  progress.nextBlank = blank.index + 1;
  const count = (blank.widthMm ?? 0) / mmPerUnderscore;
  const fits = Number.isInteger(count) && count >= shortestBlank && count <= longestBlank;
  if (expected && fits && before?.t !== 'blank') return '_'.repeat(count);
  const index = expected ? '' : `${blank.index}`;
  if (blank.widthMm !== undefined) return `[[blank:${index}:${blank.widthMm}]]`;
  return index === '' ? '[[blank]]' : `[[blank:${index}]]`;
}

function contentOf(source: ImageSource): string {
  if (source.kind === 'figure') return JSON.stringify(source.figure);
  return source.kind === 'svg' ? source.svg : source.fileId;
}

/** One piece without its marks. */
export function writeInline(item: Inline, neighbours: Neighbours, progress: Progress): string {
  switch (item.t) {
    case 'text':
      return escapeText(item.v, { isMarked: (item.marks ?? []).length > 0, isLast: neighbours.after === undefined });
    case 'math':
      return writeFormula(item, neighbours);
    case 'blank':
      return writeBlank(item, neighbours, progress);
    case 'ruby':
      return `{{${escapeValue(item.v)}|${escapeValue(item.over)}}}`;
    case 'break':
      return '[[br]]';
    case 'image': {
      const { source, widthMm, heightMm, alt } = item;
      return `[[image:${source.kind}|${escapeValue(contentOf(source))}|${widthMm}|${heightMm}|${escapeValue(alt)}]]`;
    }
  }
}
