import type { Stroke } from '../strokes/stroke.js';
import { UNREAD } from './hypotheses.js';
import { type NumberReading, readingOf, weighted } from './read-number.js';

/**
 * Whether ink is one of the accepted answers. `yes` names the answer, `no` the other number that stands there instead;
 * `unclear` goes to a person: ink that cannot be read, or accepted answers that are no numbers. `confidence` 0..1.
 */
export interface NumberCheck {
  verdict: 'yes' | 'no' | 'unclear' | 'blank';
  confidence: number;
  accepted: string | undefined;
  reading: NumberReading;
}

const number = /^-?\d+(\.\d+|\/\d+)?$/;

/**
 * "Is this the expected answer?" asks less than reading freely: every way to cut and read the ink is weighed, and the
 * share of those that are accepted decides. Accepted answers are plain or light LaTeX (`-3`, `0.5`, `\frac{1}{2}`);
 * others are passed over.
 */
export function verifyNumber(strokes: readonly Stroke[], accepted: readonly string[]): NumberCheck {
  const wanted = accepted.map(plain).filter((text) => number.test(text));
  const signs = `-.${wanted.some((text) => text.includes('/')) ? '/' : ''}`;
  const all = weighted(strokes, { signs });
  const reading = readingOf(all, strokes.length === 0);
  if (strokes.length === 0) return { verdict: 'blank', confidence: 1, accepted: undefined, reading };
  const yes = all.filter((one) => wanted.includes(one.text));
  const share = (list: readonly { share: number }[]) => list.reduce((sum, one) => sum + one.share, 0);
  const no = share(
    all.filter((one) => !wanted.includes(one.text) && number.test(one.text) && !one.text.includes(UNREAD)),
  );
  if (wanted.length > 0 && share(yes) >= 0.5)
    return { verdict: 'yes', confidence: share(yes), accepted: yes[0]?.text, reading };
  if (wanted.length > 0 && wanted.length === accepted.length && no >= 0.5)
    return { verdict: 'no', confidence: no, accepted: undefined, reading };
  return { verdict: 'unclear', confidence: Math.max(share(yes), no), accepted: undefined, reading };
}

function plain(text: string): string {
  return [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code >= 0xff01 && code <= 0xff5e ? String.fromCodePoint(code - 0xfee0) : character;
    })
    .join('')
    .replace(/[\s$]/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/\\[dt]?frac\{(\d+)\}\{(\d+)\}/g, '$1/$2')
    .replace(/^\+/, '');
}
