import { variantLimits } from '@zhibi/contract/questions/variants';

export const functionNames = ['abs', 'floor', 'ceil', 'sqrt', 'gcd', 'lcm', 'min', 'max', 'mod'] as const;
export type FunctionName = (typeof functionNames)[number];

/** Why something is no expression. `detail`: from where on it could not be read, or the name nobody knows. */
export class NotRead extends Error {
  constructor(
    readonly reason: 'unreadable' | 'unknown-name' | 'too-long',
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

const MOST_PIECES = 80;
const LONGEST_NUMBER = 12;

/** One sign for one sign, so that places stay what they were. */
const alike: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '＋': '+',
  '－': '-',
  '−': '-',
  '–': '-',
  '*': '×',
  '·': '×',
  '＊': '×',
  '/': '÷',
  '／': '÷',
  '＝': '=',
  '＜': '<',
  '＞': '>',
  '，': ',',
  '＾': '^',
};
const doubled: Readonly<Record<string, string>> = { '!=': '≠', '<>': '≠', '<=': '≤', '>=': '≥', '==': '=' };
const piece = /\s*(\d+(?:\.\d+)?|[A-Za-z][A-Za-z0-9]*|!=|<>|<=|>=|==|[-+×÷^(),=≠<≤>≥])/gy;

export interface Piece {
  text: string;
  at: number;
}

/** Cuts what was typed into numbers, names and signs. @throws NotRead where something else stands */
export function piecesOf(text: string): Piece[] {
  if (text.length > variantLimits.expression) throw new NotRead('too-long', text.slice(0, 20));
  const tidy = [...text].map((sign) => alike[sign] ?? sign).join('');
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of tidy.matchAll(piece)) {
    end = found.index + found[0].length;
    const word = found[1] ?? '';
    const at = end - word.length;
    if (/^\d/.test(word) && word.length > LONGEST_NUMBER) throw new NotRead('too-long', word);
    if (/^[A-Za-z]/.test(word)) pieces.push(...namesIn(word, at));
    else pieces.push({ text: doubled[word] ?? word, at });
  }
  if (tidy.slice(end).trim() !== '' || pieces.length === 0) throw new NotRead('unreadable', text.slice(end).trim());
  if (pieces.length > MOST_PIECES) throw new NotRead('too-long', text.slice(0, 20));
  return pieces;
}

/** `ab` is a times b, as in every school book; only functions have longer names. */
function namesIn(word: string, at: number): Piece[] {
  if (word === 'whole' || functionNames.some((name) => name === word)) return [{ text: word, at }];
  if (!/^(?:[A-Za-z]\d?)+$/.test(word)) throw new NotRead('unknown-name', word);
  return [...word.matchAll(/[A-Za-z]\d?/g)].map((one) => ({ text: one[0], at: at + one.index }));
}
