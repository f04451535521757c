/** Marks around text that stands high or low within the code of a field, and around a formula that is LaTeX already. */
export const HIGH = '\uE001';
export const LOW = '\uE002';
export const LATEX = '\uE003';
export const END = '\uE004';

/** A piece of the code of an EQ field: text, or a switch with its own signs (`\su`, `\up8`, `\lc\{`) and what stands in its brackets. */
export type EqPiece = { text: string } | { name: string; options: string[]; given: EqPiece[][] };

/** Brackets within brackets deeper than this are no formula that anybody wrote. */
const deepest = 24;
const switches = /^\\([abdfilorsx])(?![a-z])/i;
/** What follows a switch before its bracket. */
const option =
  /^\s*\\(?:([lrbfv]c)\s*\\?(.)|(al|ac|ar|ad|su|pr|in|to|bo|le|ri)(?![a-z])|(co|vs|hs|up|do|ai|di|fo|ba|li)\s*(-?\d*))/i;

/** Reads the code of an EQ field, which separates by `,` or by `;`. Undefined where it is not whole, or something is in it that is not known. */
export function readEqCode(code: string): EqPiece[] | undefined {
  const reader = new Reader(code);
  const read = reader.pieces(0, false);
  return reader.isBroken || !reader.isAtEnd ? undefined : (read[0] ?? []);
}

class Reader {
  isBroken = false;
  #at = 0;

  constructor(private readonly code: string) {}

  get isAtEnd(): boolean {
    return this.#at >= this.code.length;
  }

  /** What stands here up to the bracket that closes, a list of pieces for each argument. */
  pieces(depth: number, isInside: boolean): EqPiece[][] {
    const all: EqPiece[][] = [[]];
    let open = 0;
    if (depth > deepest) this.isBroken = true;
    while (!this.isAtEnd && !this.isBroken) {
      const sign = this.code.charAt(this.#at);
      const end = sign >= HIGH && sign < END ? this.code.indexOf(END, this.#at) : -1;
      if (end > 0) {
        all.at(-1)?.push({ text: this.code.slice(this.#at, end + 1) });
        this.#at = end + 1;
      } else if (sign === '\\') all.at(-1)?.push(this.#escaped(depth));
      else if (isInside && sign === ')' && open === 0) return all;
      else if (isInside && /[,;，；]/.test(sign) && open === 0) {
        all.push([]);
        this.#at++;
      } else {
        open += sign === '(' ? 1 : sign === ')' && open > 0 ? -1 : 0;
        all.at(-1)?.push({ text: sign });
        this.#at++;
      }
    }
    if (isInside) this.isBroken = true;
    return all;
  }

  #escaped(depth: number): EqPiece {
    const rest = this.code.slice(this.#at);
    const name = switches.exec(rest)?.[1]?.toLowerCase();
    if (name === undefined) {
      // A sign behind a backslash is itself; a word is a switch that nobody knows.
      if (!/^\\[^a-z]/i.test(rest)) this.isBroken = true;
      this.#at += 2;
      return { text: rest.charAt(1) };
    }
    this.#at += 2;
    const options: string[] = [];
    for (;;) {
      const found = option.exec(this.code.slice(this.#at));
      if (found === null) break;
      const [all, side, sign = '', word, measure, by = ''] = found;
      options.push(side !== undefined ? side.toLowerCase() + sign : (word ?? `${measure}${by}`).toLowerCase());
      this.#at += all.length;
      // `\s\up8(x)\do4(y)`: each of them has a bracket of its own.
      if (name === 's' && /^(?:up|do)/.test(options.at(-1) ?? '')) break;
    }
    while (this.code.charAt(this.#at) === ' ') this.#at++;
    if (this.code.charAt(this.#at) !== '(') {
      this.isBroken = name !== 'd';
      return { name, options, given: [] };
    }
    this.#at++;
    const given = this.pieces(depth + 1, true);
    this.#at++;
    if (name === 's' && /^\s*\\(?:up|do)/i.test(this.code.slice(this.#at))) {
      // The second bracket belongs to the same switch.
      const more = this.#more(depth);
      return { name, options: [...options, ...more.options], given: [...given, ...more.given] };
    }
    return { name, options, given };
  }

  #more(depth: number): { options: string[]; given: EqPiece[][] } {
    const found = option.exec(this.code.slice(this.#at));
    this.#at += found?.[0].length ?? 0;
    if (found === null || this.code.charAt(this.#at) !== '(') {
      this.isBroken = true;
      return { options: [], given: [] };
    }
    this.#at++;
    const given = this.pieces(depth + 1, true);
    this.#at++;
    return { options: [`${found[4] ?? ''}${found[5] ?? ''}`.toLowerCase()], given };
  }
}
