import { decimal, numbered } from './signs.js';

/** `第6题`. */
const named = /^\s*第\s*(\d{1,3})\s*题\s*[.．、:：]?\s?/;
/** `7)`, `（5）`: in most papers the parts of a question, or the steps of a solution. */
const bracketed = /^\s*(?:[(（]\s*(\d{1,3})\s*[)）]|(\d{1,3})\s*[)）])\s?/;
/** Room for an answer: no solution has it. */
export const hasRoom = (text: string): boolean => /_{3,}|[（(][\s\u3000]*[）)]/.test(text);

export interface NumberFound {
  number: number;
  /** How many signs say it. */
  length: number;
}

/**
 * The number with which a line begins a question. A number in brackets begins one only where it follows the last, behind a key, with room for an answer.
 * @param before.isKeyed whether the line before belongs to the key of a question
 */
export function questionNumber(text: string, before: { last: number; isKeyed: boolean }): NumberFound | undefined {
  const found = numbered.exec(text) ?? named.exec(text);
  if (found !== null) return { number: Number(found[1]), length: found[0].length };
  const other = bracketed.exec(text);
  const number = Number(other?.[1] ?? other?.[2]);
  const begins = before.isKeyed && number === before.last + 1 && hasRoom(text.slice(other?.[0].length));
  return other !== null && begins ? { number, length: other[0].length } : undefined;
}

/**
 * Whether a question can have this number here: the next one, or, where some are missing, one of the next few. Undefined where it cannot.
 * @param at.isFresh whether a section begins @param at.isOpening whether the paper has no question yet
 */
export function placeOf(
  number: number,
  text: string,
  at: { last: number; isFresh: boolean; isOpening: boolean },
): 'next' | 'jumps' | undefined {
  const isDecimal = decimal.test(text);
  if (number === at.last + 1 || (at.isOpening && !isDecimal) || (at.isFresh && number === 1)) return 'next';
  return number > at.last && number <= at.last + 5 && !isDecimal ? 'jumps' : undefined;
}
