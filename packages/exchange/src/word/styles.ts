import { childOf, childrenOf, type Element } from '../xml.js';

export const settingOf = (element: Element | undefined): string => element?.attributes['w:val'] ?? '';
export const isOn = (element: Element | undefined): boolean =>
  element !== undefined && !['0', 'false', 'off', 'none'].includes(settingOf(element));

/** Styles based on styles are followed so far. */
const DEEPEST = 20;

/** The styles of a document: what a paragraph or a run has although nothing in it says so. */
export class Styles {
  readonly #byId = new Map<string, Element>();
  readonly #usual = new Map<string, string>();
  readonly #defaults: Element | undefined;

  constructor(styles: Element | undefined) {
    this.#defaults = childOf(childOf(childOf(styles, 'docDefaults'), 'rPrDefault'), 'rPr');
    for (const style of childrenOf(styles, 'style')) {
      const id = style.attributes['w:styleId'] ?? '';
      this.#byId.set(id, style);
      if (['1', 'true', 'on'].includes(style.attributes['w:default'] ?? ''))
        this.#usual.set(style.attributes['w:type'] ?? '', id);
    }
  }

  /** A style and those that it is based on, nearest first. */
  #chain(id: string): Element[] {
    const chain: Element[] = [];
    let one = this.#byId.get(id);
    while (one !== undefined && chain.length < DEEPEST && !chain.includes(one)) {
      chain.push(one);
      one = this.#byId.get(settingOf(childOf(one, 'basedOn')));
    }
    return chain;
  }

  /** The paragraph style of these properties; the usual one where they name none. */
  styleOf(properties: Element | undefined): string {
    return settingOf(childOf(properties, 'pStyle')) || (this.#usual.get('paragraph') ?? '');
  }

  /** The name of a style: programs that give it another id keep this. */
  nameOf(id: string): string {
    return settingOf(childOf(this.#byId.get(id), 'name')) || id;
  }

  /** What a style says of the list that its paragraphs belong to: its number and level, each as the nearest style says it. */
  listOf(id: string): { numId: string; level: string; style: string } | undefined {
    const lists = this.#chain(id).flatMap((style) => {
      const list = childOf(childOf(style, 'pPr'), 'numPr');
      return list === undefined ? [] : [{ list, style: style.attributes['w:styleId'] ?? '' }];
    });
    const named = lists.find(({ list }) => childOf(list, 'numId') !== undefined);
    if (named === undefined) return undefined;
    const level = lists.map(({ list }) => settingOf(childOf(list, 'ilvl'))).find((one) => one !== '') ?? '';
    return { numId: settingOf(childOf(named.list, 'numId')), level, style: named.style };
  }

  /** A property of a run: its own, that of its style, or that of the paragraph's. */
  #property(run: Element | undefined, paragraph: string, name: string): Element | undefined {
    const styled = [...this.#chain(settingOf(childOf(run, 'rStyle'))), ...this.#chain(paragraph)];
    const all = [run, ...styled.map((style) => childOf(style, 'rPr')), this.#defaults];
    return all.map((properties) => childOf(properties, name)).find((one) => one !== undefined);
  }

  /** Why a run is not to be seen, if it is not: hidden, or struck through. */
  goneOf(run: Element | undefined, paragraph: string): 'text-hidden' | 'text-struck' | undefined {
    const has = (name: string) => isOn(this.#property(run, paragraph, name));
    if (has('vanish') || has('webHidden')) return 'text-hidden';
    return has('strike') || has('dstrike') ? 'text-struck' : undefined;
  }

  /** Whether marks of emphasis stand at the characters, of whatever shape. */
  isDotted(run: Element | undefined, paragraph: string): boolean {
    return isOn(this.#property(run, paragraph, 'em'));
  }
}
