import { createHash } from 'node:crypto';

/** A statement of more parameters holds a list of any length: it is one of very many, and few of them come again. */
const MOST_PARAMETERS = 40;
/** As many are kept prepared on a connection: each takes the database some ten kilobytes there. */
const MOST_NAMES = 1_500;

/**
 * Names for the texts of statements: what has a name is parsed and planned once for each connection. A name is a hash, so that all
 * connections agree on it. There are never more of them than `most`, however many texts there are: the first to come have them.
 */
export class StatementNames {
  readonly #nameByText = new Map<string, string>();

  constructor(private readonly most = MOST_NAMES) {}

  /** The name of a text; undefined for one that is not worth keeping. */
  of(text: string, parameters: number): string | undefined {
    if (parameters > MOST_PARAMETERS) return undefined;
    const known = this.#nameByText.get(text);
    if (known !== undefined || this.#nameByText.size >= this.most) return known;
    const name = createHash('sha256').update(text).digest('base64url'); // 43 of the 63 bytes that a name may have
    this.#nameByText.set(text, name);
    return name;
  }

  get size(): number {
    return this.#nameByText.size;
  }
}
