import { isSign } from './signs.js';

const TOKEN = /\p{Script=Han}|[ⓃⒸⓈⒽⒹⓂⓆⓅ]|[a-z]+(?:'[a-z]+)?/gu;
const HAN = /\p{Script=Han}/u;
const GRAM = 4;
/** Who asks how or where a thing is done wants to be told, not to have it done. */
const HOW =
  /怎么(?!样)|怎样|如何|在哪(?!个班|一?班)|哪里|\bwhere (?:do|can|are|is)\b|\bhow (?:to|do i|do we|can|does one|should)\b|\bcan i\b|\bwhere\b$|\bhow$/u;
const HOW_SIGN = '!how';

/** Characters of Chinese, words of English, and the signs of what was named, in their order. */
export const tokensOf = (masked: string): string[] => masked.match(TOKEN) ?? [];

const join = (one: string, two: string) => (HAN.test(one) && HAN.test(two) ? one + two : `${one} ${two}`);

/**
 * What a sentence is told apart by: its tokens, two and (of Chinese) three that follow each other, and pieces of longer words, so
 * that a wrong letter spoils a part of a word and not all of it.
 */
export function featuresOf(masked: string): Set<string> {
  const tokens = tokensOf(masked);
  const found = new Set<string>();
  if (HOW.test(masked)) found.add(HOW_SIGN);
  tokens.forEach((token, at) => {
    found.add(token);
    const [next, third] = [tokens[at + 1], tokens[at + 2]];
    if (next !== undefined) found.add(join(token, next));
    if (next !== undefined && third !== undefined && [token, next, third].every((one) => HAN.test(one)))
      found.add(token + next + third);
    if (HAN.test(token) || isSign(token) || token.length < GRAM) return;
    const edged = `<${token}>`;
    for (let from = 0; from + GRAM <= edged.length; from++) found.add(edged.slice(from, from + GRAM));
  });
  return found;
}
