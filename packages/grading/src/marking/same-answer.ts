/**
 * How two answers are compared after their writing is made alike (see `plainAnswer`).
 * `as-written`: letter by letter. `same-value`: decimals by value too, 0.50 = 0.5 = .5; a fraction stays a fraction, and
 * 2/4 is not 1/2, for reducing is part of the task. `any-form`: by value throughout, 0.5 = 1/2 = 2/4 = 50%.
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

/** One way of writing: half width, no spaces, one minus, no dollar signs, `\frac{a}{b}` as a/b, the names of common signs. */
export function plainAnswer(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      return alike[character] ?? (code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character);
    })
    .join('')
    .replace(/[\s\u3000$]/g, '')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(left|right)(?![a-zA-Z])|\\+[,;!]/g, '')
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
  const fraction = /^(-?)(\d{1,30})\/(\d{1,30})$/.exec(text);
  if (!fraction) return decimal(text);
  const under = BigInt(fraction[3] ?? 0);
  return under === 0n ? undefined : { over: BigInt(fraction[2] ?? 0) * (fraction[1] === '-' ? -1n : 1n), under };
}

/** -1,234.50, .5, 5. and so on, exactly. Longer than 40 digits is no answer of a student. */
function decimal(text: string): Exact | undefined {
  const found = /^(-?)(\d{1,3}(?:,\d{3})+|\d{0,40})(?:\.(\d{0,40}))?$/.exec(text);
  if (!found) return undefined;
  const [whole, part] = [(found[2] ?? '').replaceAll(',', ''), found[3] ?? ''];
  if (whole + part === '') return undefined;
  return { over: BigInt(whole + part) * (found[1] === '-' ? -1n : 1n), under: 10n ** BigInt(part.length) };
}
