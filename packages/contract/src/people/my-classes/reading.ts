import { z } from 'zod';

const marks: Readonly<Record<string, string>> = { a: 'āáǎà', e: 'ēéěè', i: 'īíǐì', o: 'ōóǒò', u: 'ūúǔù', ü: 'ǖǘǚǜ' };
const plainOf = new Map(
  Object.entries(marks).flatMap(([plain, toned]) => [...toned].map((one) => [one, plain] as const)),
);

const INITIAL = '(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?';
const FINAL =
  '(?:iang|iong|uang|ueng|ang|eng|ing|ong|iao|ian|uai|uan|üan|ai|ei|ao|ou|an|en|er|ia|ie|iu|in|ua|uo|ui|un|üe|üan|ün|ue|ve|a|o|e|i|u|ü|v|m|n|ng|r)';
const SYLLABLE = new RegExp(`^${INITIAL}${FINAL}$`);

/** `zēng` → `zeng`, `lǜ` → `lü`. */
const withoutTone = (syllable: string): string => [...syllable].map((letter) => plainOf.get(letter) ?? letter).join('');

/**
 * A syllable as teachers type it, with the tone as a digit behind it, in tone marks: `zeng1` → `zēng`, `lv4` → `lǜ`. The mark stands on a or e,
 * else on the o of ou, else on the last vowel. 5 and 0 are the light tone. What has marks already stays.
 */
export function markTone(typed: string): string {
  const syllable = typed.normalize('NFC').toLowerCase().replaceAll('v', 'ü').replaceAll('u:', 'ü');
  const tone = Number(/[0-5]$/.exec(syllable)?.[0] ?? 0);
  const letters = syllable.replace(/[0-5]$/, '');
  if (tone === 0 || tone === 5) return letters;
  const vowels = [...letters].flatMap((letter, at) => (marks[letter] === undefined ? [] : [at]));
  const at = [...letters].findIndex((letter) => letter === 'a' || letter === 'e');
  const place = at >= 0 ? at : letters.includes('ou') ? letters.indexOf('o') : (vowels.at(-1) ?? -1);
  return [...letters].map((letter, here) => (here === place ? (marks[letter]?.[tone - 1] ?? letter) : letter)).join('');
}

/** A whole name as it is typed → in tone marks, one space between syllables. */
export const markTones = (typed: string): string => typed.trim().split(/\s+/).filter(Boolean).map(markTone).join(' ');

/** The reading without tones, ü as v: what lists are sorted and searched by. */
export const plainReading = (reading: string): string =>
  reading.split(' ').map(withoutTone).join(' ').replaceAll('ü', 'v');

const isSyllable = (syllable: string): boolean =>
  SYLLABLE.test(withoutTone(syllable)) && [...syllable].filter((letter) => plainOf.has(letter)).length <= 1;

/** The reading of a name, in tone marks or typed with digits. Letters of other scripts are no reading. */
export const Reading = z
  .string()
  .max(200)
  .transform(markTones)
  .refine((reading) => reading !== '' && reading.split(' ').every(isSyllable), 'reading');
