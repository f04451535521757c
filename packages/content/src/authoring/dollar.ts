import { trimFormula } from '../rich/trim-formula.js';
import { longestFormula } from '../rich/within-limits.js';

export type FormulaFound = { v: string; display: boolean; end: number };

const looksLikeTex = /[\\^{}]|(?<!_)_(?!_)/;
/** A sum of money goes on after it: `$18 x 5 = $90`, `$5 = ¥35, so $10`. */
const beginsAsMoney = /^\d[\s\S]*\s$/;
const paragraphEnd = /\n[^\S\n]*\n/;
const sentence = /[A-Za-z]{2,}\s+[A-Za-z]{2,}/;

/** Where `closer` stands next without a backslash before it, or -1; a formula is never longer than the contract allows. */
function closing(text: string, from: number, closer: string): number {
  const last = Math.min(text.length, from + longestFormula + 2);
  for (let i = from; i < last; i++) {
    if (text[i] === '\\') i++;
    else if (text.startsWith(closer, i)) return i;
  }
  return -1;
}

const canBeFormula = (content: string): boolean =>
  content.trim() !== '' && !paragraphEnd.test(content) && trimFormula(content).length <= longestFormula;

/** Money, not mathematics: "$5 and $6", "US$5 to US$9", "$5 for one night and 6$", "$18 x 5 = $90". Anything with a TeX sign is mathematics. */
function isFormula(content: string, after: string): boolean {
  if (!canBeFormula(content)) return false;
  if (looksLikeTex.test(content)) return true;
  if (content.includes('=')) return !beginsAsMoney.test(content) && !(/^\d/.test(content) && /^\d/.test(after));
  return content.trim() === content && !/^\d/.test(after) && !sentence.test(content);
}

/**
 * The formula that opens at the dollar sign `text[at]`, or undefined when it is a dollar sign.
 *
 * `$$…$$` is a formula on its own line, where it stands alone on one (see `normaliseRich`). `$…$` is a formula up to the next dollar sign, when neither an empty line lies between nor is
 * it money: a content with `=` must not begin with a digit and end with space or be followed by a digit,
 * one without any of `\ ^ _ { } =` must not begin or end with space, not be followed by a digit and hold no two words in a row.
 * A backslash before a dollar sign, inside or outside, makes it a plain one.
 */
export function formulaAt(text: string, at: number): FormulaFound | undefined {
  const display = text[at + 1] === '$';
  const open = at + (display ? 2 : 1);
  const close = closing(text, open, display ? '$$' : '$');
  if (close < 0) return undefined;
  const end = close + (display ? 2 : 1);
  const content = text.slice(open, close);
  const found = display ? canBeFormula(content) : isFormula(content, text.slice(end, end + 1));
  return found ? { v: trimFormula(content), display, end } : undefined;
}
