import type { RichText } from '@zhibi/contract/kernel';
import { toPlain } from './plain.js';

/** The name that a question has in a list: its plain text in one line. */
export const toLine = (rich: RichText): string => toPlain(rich).replace(/\s+/g, ' ').trim();

/** A piece of a line, as it stands in it, raised (2^m) or lowered (a_(n+1)). */
export interface LinePart {
  v: string;
  shift?: 'sup' | 'sub';
}

/** 2^m and a_(n+1) as they stand in a plain text; a blank (____) is none. */
const shifted = /(?<=[\p{L}\d)\]|])([\^_])(?:\(([^()^_]{1,9})\)|([A-Za-z]))/gu;

/**
 * A plain line as it is drawn: what Unicode has no sign for is told apart, to be raised or lowered. Not put in as letters of Unicode, which
 * fonts lack; what is searched and compared stays `toPlain`.
 */
export function lineParts(text: string): LinePart[] {
  const parts: LinePart[] = [];
  let from = 0;
  for (const { 0: typed, 1: sign, 2: group, 3: letter, index } of text.matchAll(shifted)) {
    if (index > from) parts.push({ v: text.slice(from, index) });
    parts.push({ v: group ?? letter ?? '', shift: sign === '^' ? 'sup' : 'sub' });
    from = index + typed.length;
  }
  if (from < text.length) parts.push({ v: text.slice(from) });
  return parts;
}
