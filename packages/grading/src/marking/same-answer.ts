/**
 * How two answers are compared after their writing is made alike (see `plainAnswer`).
 * `as-written`: letter by letter. `same-value`: decimals by value too, 0.50 = 0.5 = .5; a fraction stays a fraction, and
 * 2/4 is not 1/2, for reducing is part of the task. `any-form`: by value throughout, 0.5 = 1/2 = 2/4 = 50%, 1.5 = 3/2 = 1 1/2.
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

/** ½ and its kin, which a keyboard may offer as one sign. */
const VULGAR = /[\u00bc-\u00be\u2150-\u215e]/g;

/**
 * One way of writing: half width, one minus, no dollar signs, `\frac{a}{b}` as a/b, the names of common signs. Spaces go where they say
 * nothing; between two digits or two Latin letters one stays, for `2 5` is not 25 and `every day` not `everyday`; groups of three digits
 * are one number. A mixed number is `1 1/2`, however its parts were written.
 */
export function plainAnswer(text: string): string {
  return [...text.normalize('NFC').replace(VULGAR, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')}`)]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      return alike[character] ?? (code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character);
    })
    .join('')
    .replaceAll('$', '')
    .replace(
      /\\[dt]?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/g,
      (_, a, a1, b, b1) => ` ${a ?? a1}/${b ?? b1}`,
    )
    .replace(/\\(left|right)(?![a-zA-Z])|\\+[,;!]/g, '')
    .replace(/\\times\s*/g, '×')
    .replace(/(\\[a-zA-Z]+)\s+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(GROUPED, (number) => number.replaceAll(' ', ''))
    .replace(/ (?!(?<=\d )\d|(?<=\p{Script=Latin} )\p{Script=Latin})/gu, '')
    .replace(/\\+%/g, '%')
    .replace(/^\+(?=\d)/, '');
}

/** 1 000 000, as one number is written in groups; before a stroke it is the whole of a mixed number: 3 100/200. */
const GROUPED = /(?<![\d.,] ?)\d{1,3}(?: \d{3})+(?! ?[\d/])/g;

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

/**
 * Whether an answer that is not accepted may mean one that is, which a person has to say: the same value in another form (1.5 for 3/2), or
 * the same signs without what tells their parts apart (11/2 for 1 1/2, `2 5` for 25).
 */
export function mayBeMeant(answer: string, accepted: readonly string[]): boolean {
  const runTogether = (text: string) => plainAnswer(text).replaceAll(' ', '');
  return isAccepted(answer, accepted, 'any-form') || accepted.some((one) => runTogether(one) === runTogether(answer));
}

function anyNumber(text: string): Exact | undefined {
  const percent = /^(.+)%$/.exec(text);
  if (percent) {
    const value = decimal(percent[1] ?? '');
    return value && { over: value.over, under: value.under * 100n };
  }
  const fraction = /^(-?)(?:(\d{1,30}) )?(\d{1,30})\/(\d{1,30})$/.exec(text);
  if (!fraction) return decimal(text);
  const [whole, over, under] = [2, 3, 4].map((at) => BigInt(fraction[at] ?? 0)) as [bigint, bigint, bigint]; // as: three of three
  return under === 0n ? undefined : { over: (whole * under + over) * (fraction[1] === '-' ? -1n : 1n), under };
}

/** -1,234.50, .5, 5. and so on, exactly. Longer than 40 digits is no answer of a student. */
function decimal(text: string): Exact | undefined {
  const found = /^(-?)(\d{1,3}(?:,\d{3})+|\d{0,40})(?:\.(\d{0,40}))?$/.exec(text);
  if (!found) return undefined;
  const [whole, part] = [(found[2] ?? '').replaceAll(',', ''), found[3] ?? ''];
  if (whole + part === '') return undefined;
  return { over: BigInt(whole + part) * (found[1] === '-' ? -1n : 1n), under: 10n ** BigInt(part.length) };
}
