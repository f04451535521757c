/**
 * How two answers are compared after their writing is made alike (see `plainAnswer`).
 * `as-written`: letter by letter. `same-value`: decimals by value too, 0.50 = 0.5 = .5; a fraction stays a fraction, and
 * 2/4 is not 1/2, for reducing is part of the task. `any-form`: by value throughout, 0.5 = 1/2 = 2/4 = 50%, 1 1/2 = 1.5.
 */
export type Equality = 'as-written' | 'same-value' | 'any-form';

/** A number as numerator and positive denominator. */
interface Exact {
  over: bigint;
  under: bigint;
}

const alike: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '﹣': '-',
  '÷': '/',
  '∶': ':',
  '。': '.',
  '．': '.',
  '、': ',',
  '＝': '=',
};

/**
 * Whether a space says something: between two digits (a mixed number, two numbers) and between the letters of two words. All
 * others are as the hand falls: `3 x - 2`, `5 cm`, `你 好`.
 */
const counts = (before = '', after = ''): boolean =>
  (/\d/.test(before) && /\d/.test(after)) || (isOfWord(before) && isOfWord(after));
const isOfWord = (character: string): boolean => /(?!\p{Script=Han})\p{L}/u.test(character);

/** One way of writing: half width, spaces only where they count, one minus, no dollar signs, `1\frac{a}{b}` as 1 a/b, the names of common signs. */
export function plainAnswer(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      return alike[character] ?? (code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character);
    })
    .join('')
    .replaceAll('$', '')
    .replace(/\\(left|right)(?![a-zA-Z])|\\+[,;!]/g, '')
    .replace(/(?<=\d)\s*(?=\\[dt]?frac\{)/g, ' ')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\s+/g, (space, at, all) => (counts(all[at - 1], all[at + space.length]) ? ' ' : ''))
    .replaceAll('\\times', '×')
    .replace(/\\+%/g, '%')
    .replace(/^\+(?=\d)/, '');
}

/** Whether an answer is one of the accepted ones. An empty answer never is. */
export function isAccepted(answer: string, accepted: readonly string[], equality: Equality = 'same-value'): boolean {
  const given = plainAnswer(answer);
  if (given === '') return false;
  return accepted.some((text) => {
    const wanted = plainAnswer(text);
    if (wanted === given) return true;
    if (equality === 'as-written') return false;
    const [a, b] = equality === 'any-form' ? [anyNumber(given), anyNumber(wanted)] : [decimal(given), decimal(wanted)];
    return a !== undefined && b !== undefined && a.over * b.under === b.over * a.under;
  });
}

function anyNumber(text: string): Exact | undefined {
  const percent = /^(.+)%$/.exec(text);
  if (percent) {
    const value = decimal(percent[1] ?? '');
    return value && { over: value.over, under: value.under * 100n };
  }
  const fraction = /^(-?)(?:(\d{1,30}) )?(\d{1,30})\/(\d{1,30})$/.exec(text);
  if (!fraction) return decimal(text);
  const [whole, part, under] = [fraction[2] ?? 0, fraction[3] ?? 0, fraction[4] ?? 0].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ];
  return under === 0n ? undefined : { over: (whole * under + part) * (fraction[1] === '-' ? -1n : 1n), under };
}

/** -1,234.50, .5, 5. and so on, exactly. Longer than 40 digits is no answer of a student. */
function decimal(text: string): Exact | undefined {
  const found = /^(-?)(\d{1,3}(?:[, ]\d{3})+|\d{0,40})(?:\.(\d{0,40}))?$/.exec(text);
  if (!found) return undefined;
  const [whole, part] = [(found[2] ?? '').replace(/[, ]/g, ''), found[3] ?? ''];
  if (whole + part === '') return undefined;
  return { over: BigInt(whole + part) * (found[1] === '-' ? -1n : 1n), under: 10n ** BigInt(part.length) };
}
