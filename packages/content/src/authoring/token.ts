import type { Inline, Mark } from '@zhibi/contract/kernel';

/** `raw` is what the author typed: a sign that closes or opens nothing is read as that text. */
export type Token =
  | { t: 'text'; raw: string }
  | { t: 'atom'; raw: string; inline: Inline }
  | { t: 'open'; raw: string; mark: Mark }
  | { t: 'close'; raw: string }
  | { t: 'star'; raw: string }
  | { t: 'pipe'; raw: string }
  | { t: 'line'; raw: string }
  | { t: 'word'; raw: string; word: LineWord };

export type LineWord = 'center' | 'end' | 'indent' | 'table' | 'table:header' | '/table';
