const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
/** A word of the protocol, such as `handed-in`: no person wrote it. */
const CODE = /^[a-z0-9-]+$/;
const TOKEN = /\[#(\d+)\]/g;
const MOST = 20_000;
const LONGEST = 400;

const isName = (text: string): boolean =>
  text.length > 1 && text.length <= LONGEST && /\p{L}/u.test(text) && !UUID.test(text) && !CODE.test(text);

/**
 * Names, titles and whatever else somebody wrote, and the tokens that stand for them outside the building. What a token stands for
 * is known here alone, for one question.
 */
export class HiddenNames {
  readonly #tokens = new Map<string, string>();
  readonly #words: string[] = [];
  #longestFirst: string[] | undefined;

  /** Another word that does not leave; the same word has one token. */
  add(word: string): string {
    const known = this.#tokens.get(word);
    if (known !== undefined) return known;
    this.#words.push(word);
    const token = `[#${this.#words.length}]`;
    this.#tokens.set(word, token);
    this.#longestFirst = undefined;
    return token;
  }

  /** Every text that was written by somebody, of an answer of an endpoint. */
  note(value: unknown): void {
    if (this.#words.length >= MOST) throw new Error('an answer that names too many to hide');
    if (typeof value === 'string') {
      if (isName(value)) this.add(value);
    } else if (Array.isArray(value)) for (const one of value) this.note(one);
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) this.note(one);
  }

  /** The text with tokens in the place of all of them, the longest first. Brackets of tokens that the text brought itself are none. */
  hide(text: string): string {
    let hidden = text.replace(/\[#/g, '(#');
    this.#longestFirst ??= [...this.#words].sort((one, two) => two.length - one.length);
    for (const word of this.#longestFirst) hidden = replaceAll(hidden, word, this.#tokens.get(word) ?? '');
    return hidden;
  }

  /** The words again; undefined where a token stands for nothing. */
  show(text: string): string | undefined {
    let isKnown = true;
    const shown = text.replace(TOKEN, (_, no: string) => {
      const word = this.#words[Number(no) - 1];
      if (word === undefined) isKnown = false;
      return word ?? '';
    });
    return isKnown ? shown : undefined;
  }
}

/** Case does not matter in Latin, and a token that stands already is left alone. */
function replaceAll(text: string, word: string, token: string): string {
  if (!/[a-z]/i.test(word)) return text.replaceAll(word, token);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`\\[#\\d+\\]|${escaped}`, 'giu'), (found) => (found.startsWith('[#') ? found : token));
}

/** The tokens of a text. */
export const tokensIn = (text: string): string[] => text.match(TOKEN) ?? [];
