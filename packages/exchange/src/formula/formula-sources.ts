import { childrenOf, type Element, escapeXml, tag, textOf } from '../element.js';
import { latexOfOmml } from './latex-from-omml.js';
import type { WordFormula } from './omml-from-latex.js';

/** Marks the list in a document as ours. */
const OWN = 'urn:zhibi:formulas';
export const isSourceList = (xml: string): boolean => xml.slice(0, 400).includes(OWN);

/**
 * What a formula of Word was written from. Word keeps how a formula looks, not how it was typed (`\dfrac12` and `\frac{1}{2}` are one); a list
 * beside the document says it, by what is read: a formula that a teacher changed in Word is read as it looks now.
 */
export class FormulaSources {
  readonly #typed = new Map<string, string[]>();
  readonly #seen = new Map<string, number>();

  /** Remembers a formula that is written, in the order of the document. */
  add({ read }: WordFormula, latex: string): void {
    this.#typed.set(read, [...(this.#typed.get(read) ?? []), latex]);
  }

  /** The list as a file of the document; undefined where every formula is read as it was typed. */
  toXml(): string | undefined {
    const differing = [...this.#typed].filter(([read, all]) => all.some((latex) => latex !== read));
    if (differing.length === 0) return undefined;
    const one = (latex: string): string => tag('latex', {}, escapeXml(latex));
    return tag(
      'formulas',
      { xmlns: OWN },
      differing.map(([read, all]) => tag('formula', { read }, all.map(one).join(''))).join(''),
    );
  }

  static from(list: Element | undefined): FormulaSources {
    const sources = new FormulaSources();
    for (const one of childrenOf(list, 'formula'))
      sources.#typed.set(one.attributes.read ?? '', childrenOf(one, 'latex').map(textOf));
    return sources;
  }

  /** The LaTeX of a formula in the document: as it was typed where the list says so, else as it looks. */
  latexOf(math: Element): string {
    const read = latexOfOmml(math);
    const all = this.#typed.get(read);
    if (all === undefined) return read;
    const nth = this.#seen.get(read) ?? 0;
    this.#seen.set(read, nth + 1);
    return all[nth] ?? all[0] ?? read;
  }
}
