/** Letters and digits of which none is mistaken for another, printed or read aloud: 23, a prime number, for the check. */
export const CODE_LETTERS = '34679ACDEFGHJKMNPRTVWXY';
export const CODE_LENGTH = 12;

/**
 * The last letter of an activation code: with it the sum of place × value is a multiple of 23, so that one wrong letter
 * and two that changed places are always seen (ISO 7064 in spirit; any prime longer than the code does it).
 * @param letters the first eleven
 */
export function checkLetterOf(letters: string): string {
  const sum = weigh(letters);
  // 12 · x ≡ −sum (mod 23); 2 · 12 = 24 ≡ 1, so the inverse of 12 is 2.
  return CODE_LETTERS[(2 * (CODE_LETTERS.length - (sum % CODE_LETTERS.length))) % CODE_LETTERS.length] ?? '';
}

const weigh = (letters: string) =>
  [...letters].reduce((sum, letter, at) => sum + (at + 1) * CODE_LETTERS.indexOf(letter), 0);

/** A code as it is kept: full-width forms made narrow, without the blanks and hyphens of the slip, in capitals. */
export const tidyCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u2010-\u2015_-]/g, '');

/** Whether a tidied code can be one at all. */
export const isCode = (code: string): boolean =>
  code.length === CODE_LENGTH &&
  [...code].every((letter) => CODE_LETTERS.includes(letter)) &&
  weigh(code) % CODE_LETTERS.length === 0;

/** As it is printed: three groups of four. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
