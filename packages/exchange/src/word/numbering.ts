import { childOf, childrenOf, type Element } from '../xml.js';

interface Level {
  format: string;
  text: string;
  start: number;
}

const settingOf = (element: Element | undefined): string => element?.attributes['w:val'] ?? '';
const han = '零一二三四五六七八九十';

function chinese(n: number): string {
  if (n <= 10) return han[n] ?? `${n}`;
  if (n < 20) return `十${han[n - 10]}`;
  return n < 100 ? `${han[Math.floor(n / 10)]}十${n % 10 === 0 ? '' : han[n % 10]}` : `${n}`;
}

function numberText(n: number, format: string): string {
  if (format === 'upperLetter') return String.fromCharCode(64 + ((n - 1) % 26) + 1);
  if (format === 'lowerLetter') return String.fromCharCode(96 + ((n - 1) % 26) + 1);
  if (/^chinese|^japanese|ideograph/.test(format)) return chinese(n);
  return format === 'bullet' || format === 'none' ? '' : `${n}`;
}

/** Counts the numbers that Word writes by itself before paragraphs: `1.`, `A.`, `一、`. */
export class Numbering {
  readonly #levels = new Map<string, Map<string, Level>>();
  readonly #counts = new Map<string, number[]>();

  constructor(numbering: Element | undefined) {
    const abstracts = new Map(
      childrenOf(numbering, 'abstractNum').map((one) => [one.attributes['w:abstractNumId'] ?? '', one]),
    );
    for (const num of childrenOf(numbering, 'num')) {
      const of = abstracts.get(settingOf(childOf(num, 'abstractNumId')));
      const levels = childrenOf(of, 'lvl').map((lvl): [string, Level] => [
        lvl.attributes['w:ilvl'] ?? '0',
        {
          format: settingOf(childOf(lvl, 'numFmt')),
          text: settingOf(childOf(lvl, 'lvlText')),
          start: Number(settingOf(childOf(lvl, 'start')) || '1'),
        },
      ]);
      this.#levels.set(num.attributes['w:numId'] ?? '', new Map(levels));
    }
  }

  /** The next number of a list, as Word shows it; empty for bullets and lists that are not there. */
  next(numId: string, level: string): string {
    const levels = this.#levels.get(numId);
    const own = levels?.get(level);
    const depth = Number(level);
    if (own === undefined || !(depth >= 0 && depth < 9)) return '';
    const counts = this.#counts.get(numId) ?? [];
    counts[depth] = (counts[depth] ?? own.start - 1) + 1;
    counts.length = depth + 1;
    this.#counts.set(numId, counts);
    return own.text.replace(/%([1-9])/g, (_, at: string) => {
      const of = levels?.get(`${Number(at) - 1}`);
      return numberText(counts[Number(at) - 1] ?? of?.start ?? 1, of?.format ?? 'decimal');
    });
  }
}
