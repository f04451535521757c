import { childOf, childrenOf, escapeXml, readTree, tag, textOf } from '../xml.js';

/** Marks the list in a workbook as ours. */
const OWN = 'urn:zhibi:texts';

const keyOf = (shown: string): string => shown.replace(/\r\n?/g, '\n').trim();

/**
 * What the texts of a workbook were typed as. A cell shows blanks, raised signs and tables as what they are; a list beside the sheet keeps what a
 * cell cannot, by what is shown: a text that somebody changed in Excel is read as it stands there.
 */
export class TextSources {
  readonly #typed = new Map<string, string[]>();
  readonly #seen = new Map<string, number>();

  /** Remembers a text that is written, in the order of the sheet, and says what the cell shows. */
  add(shown: string, typed: string): string {
    const key = keyOf(shown);
    if (key !== '') this.#typed.set(key, [...(this.#typed.get(key) ?? []), typed]);
    return shown;
  }

  /** The list as a file beside the sheet; undefined where every cell shows what was typed. */
  toXml(): string | undefined {
    const differing = [...this.#typed].filter(([shown, all]) => all.some((typed) => keyOf(typed) !== shown));
    if (differing.length === 0) return undefined;
    const one = (typed: string): string => tag('typed', {}, escapeXml(typed));
    return tag(
      'texts',
      { xmlns: OWN },
      differing
        .map(([shown, all]) => tag('text', {}, tag('shown', {}, escapeXml(shown)) + all.map(one).join('')))
        .join(''),
    );
  }

  /** @param beside the files that lie beside the sheet, of which one may be our list */
  static from(beside: readonly Uint8Array[]): TextSources {
    const sources = new TextSources();
    for (const bytes of beside) {
      const xml = new TextDecoder().decode(bytes);
      if (!xml.slice(0, 400).includes(OWN)) continue;
      for (const text of childrenOf(readTree(xml, 'texts'), 'text'))
        sources.#typed.set(textOf(childOf(text, 'shown')), childrenOf(text, 'typed').map(textOf));
    }
    return sources;
  }

  /** The text of a cell as it was typed where the list says so, else as it stands. */
  typedOf(shown: string): string {
    const all = this.#typed.get(keyOf(shown));
    if (all === undefined) return shown;
    const nth = this.#seen.get(keyOf(shown)) ?? 0;
    this.#seen.set(keyOf(shown), nth + 1);
    return all[nth] ?? all[0] ?? shown;
  }
}
