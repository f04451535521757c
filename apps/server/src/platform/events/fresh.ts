const MAX_CHARACTERS = 8 * 1024 * 1024;

/** What this process has just announced, for who listens now: written out without asking the database for it again. */
class Fresh {
  readonly #texts = new Map<string, string>();
  #characters = 0;

  put(name: string, where: unknown, text: string): void {
    const key = keyOf(name, where);
    this.#characters += text.length - (this.#texts.get(key)?.length ?? 0);
    this.#texts.delete(key);
    this.#texts.set(key, text);
    for (const [oldest, old] of this.#texts) {
      if (this.#characters <= MAX_CHARACTERS) return;
      this.#texts.delete(oldest);
      this.#characters -= old.length;
    }
  }

  get(name: string, where: unknown): string | undefined {
    return this.#texts.get(keyOf(name, where));
  }

  clear(): void {
    this.#texts.clear();
    this.#characters = 0;
  }
}

/** The fields in one order, however the database keeps them. */
const keyOf = (name: string, where: unknown): string =>
  `${name} ${JSON.stringify(Object.entries(where ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/** One of the process: an announcement knows its transaction, not its server. Places are unique, so servers may share it. */
export const fresh = new Fresh();
