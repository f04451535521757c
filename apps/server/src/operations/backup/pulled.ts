/** A stream of bytes from which the reader takes lengths of its own choice. */
export class Pulled {
  readonly #source: AsyncIterator<Uint8Array>;
  #waiting: Uint8Array[] = [];
  #length = 0;
  #taken = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** How many bytes were taken so far. */
  get taken(): number {
    return this.#taken;
  }

  /** The next so many bytes; fewer only where the stream ends. */
  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      const { done, value } = await this.#source.next();
      if (done) break;
      this.#waiting.push(value);
      this.#length += value.length;
    }
    const [only, ...more] = this.#waiting;
    // Many short takes of one long piece copy nothing.
    const all =
      only !== undefined && more.length === 0
        ? Buffer.from(only.buffer, only.byteOffset, only.byteLength)
        : Buffer.concat(this.#waiting);
    const rest = all.subarray(length);
    this.#waiting = [rest];
    this.#length = rest.length;
    const piece = all.subarray(0, length);
    this.#taken += piece.length;
    return piece;
  }

  /** Lets the source go, wherever it stands. */
  async end(): Promise<void> {
    await this.#source.return?.();
  }
}
