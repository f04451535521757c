const MOST = 100_000;

/** The data of an announcement: made when somebody hears of it, for most are heard by nobody here. */
export interface Ready {
  /** How many numbers or words it holds, about. */
  size: number;
  make: () => unknown;
}

/** What this process has just announced, for who listens now: written out without asking the database for it again. */
class Fresh {
  readonly #ready = new Map<string, Ready>();
  #size = 0;

  put(name: string, where: unknown, data: Ready): void {
    const key = keyOf(name, where);
    this.#size += data.size - (this.#ready.get(key)?.size ?? 0);
    this.#ready.delete(key);
    this.#ready.set(key, data);
    for (const [oldest, { size }] of this.#ready) {
      if (this.#size <= MOST) return;
      this.#ready.delete(oldest);
      this.#size -= size;
    }
  }

  get(name: string, where: unknown): Ready | undefined {
    return this.#ready.get(keyOf(name, where));
  }

  clear(): void {
    this.#ready.clear();
    this.#size = 0;
  }
}

/** The fields in one order, however the database keeps them. */
const keyOf = (name: string, where: unknown): string =>
  `${name} ${JSON.stringify(Object.entries(where ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/** One of the process: an announcement knows its transaction, not its server. Places are unique, so servers may share it. */
export const fresh = new Fresh();
