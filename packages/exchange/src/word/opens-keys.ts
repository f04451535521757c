import type { Cut } from './cut.js';
import { dealt } from './deal.js';
import type { KeyList } from './keys.js';
import { keyHeading, numbered, section } from './signs.js';

/** `答案：` and nothing else: the key of the question above it, or the heading of a list of keys. */
const alone = /^\s*答\s*案\s*[:：]\s*$/;

/** Whether the question waits for its key, of which only `答案：` was said. */
const waits = ({ isKeyAlone, answer }: Cut): boolean => isKeyAlone && answer.length === 0;

/** Whether a line goes through the questions of the paper again: by a number that was there, or the name of a section. */
function goesThrough(text: string, cuts: readonly Cut[]): boolean {
  const heading = section.exec(text)?.[1];
  if (heading !== undefined) return cuts.some((cut) => cut.section === heading);
  const number = dealt(text)[0]?.[0] ?? numbered.exec(text)?.[1];
  return number !== undefined && cuts.some((cut) => cut.number === `${Number(number)}`);
}

/**
 * Whether a line opens the list of keys at the end: as its heading, or as the first line of a list whose heading was taken for the key of
 * the question above. Behind `答案：` alone the questions may just as well go on.
 */
function opensKeys(text: string, own: Cut | undefined, cuts: readonly Cut[]): 'heading' | 'line' | undefined {
  if (own && waits(own) && goesThrough(text, cuts)) {
    own.isKeyAlone = false;
    return 'line';
  }
  const isOwn = own !== undefined && own.answer.length === 0 && !own.isKeyAlone && alone.test(text);
  return keyHeading.test(text) && cuts.length > 0 && !isOwn ? 'heading' : undefined;
}

/** Takes a line of the list of keys, or its heading; whether it was one. @param own the question above, while the list has not begun */
export function takesKey(
  text: string,
  { keys, cuts, outside }: { keys: KeyList; cuts: readonly Cut[]; outside: string[] },
  own: Cut | undefined,
): boolean {
  const opens = opensKeys(text, keys.isOpen ? undefined : own, cuts);
  keys.isOpen ||= opens !== undefined;
  if (keys.isOpen && opens !== 'heading' && !keys.take(text)) outside.push(text);
  return keys.isOpen;
}
