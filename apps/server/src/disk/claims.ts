import type { Upload } from './store-uploads.js';

/** So long after its last part an upload is let go: the parts of a quick client come closer together. */
const IDLE_MS = 50;
/** And so long after it was taken: another process that receives parts of it waits no longer. */
const LONGEST_MS = 2_000;

/** Opens a transaction, gives what it holds to `held`, and ends when what that answers is over. */
export type Holding = (held: (upload: Upload | undefined) => Promise<void>) => Promise<void>;

/**
 * Uploads that this process receives alone for a moment, each in one open transaction that holds it: the parts that come meanwhile need
 * none of their own. Each claim keeps a connection, so there are few; who finds no room for one holds its part by itself.
 */
export class Claims {
  readonly #claims = new Map<string, Claim>();

  constructor(private readonly atOnce: number) {}

  /** Does the work of a part while its upload is held; undefined where this process does not hold it alone. */
  async during<T>(
    key: string,
    partNumber: number,
    { hold, work }: { hold: Holding; work: (upload: Upload) => Promise<T> },
  ): Promise<{ done: T } | undefined> {
    for (;;) {
      const claim = this.#claims.get(key) ?? this.#begin(key, hold);
      const upload = await claim?.opened;
      if (claim === undefined || upload === undefined) return undefined;
      if (!claim.isEnding) return { done: await claim.use(partNumber, () => work(upload)) };
      await claim.ended;
    }
  }

  /** Lets an upload go once the parts on their way are written: whoever needs it alone need not wait. */
  async end(key: string): Promise<void> {
    await this.#claims.get(key)?.end();
  }

  #begin(key: string, hold: Holding): Claim | undefined {
    if (this.#claims.size >= this.atOnce) return undefined;
    const claim = new Claim(hold, () => this.#claims.delete(key));
    this.#claims.set(key, claim);
    return claim;
  }
}

class Claim {
  /** What is held; undefined where it could not be. */
  readonly opened: Promise<Upload | undefined>;
  readonly ended: Promise<void>;
  isEnding = false;
  #letGo: () => void = () => undefined;
  #idle: NodeJS.Timeout | undefined;
  #used = 0;
  /** The same part twice comes one after the other. */
  readonly #parts = new Map<number, Promise<unknown>>();

  constructor(hold: Holding, over: () => void) {
    const longest = setTimeout(() => void this.end(), LONGEST_MS);
    let ended: Promise<void> = Promise.resolve();
    this.opened = new Promise((opened, failed) => {
      ended = hold(async (upload) => {
        opened(upload);
        if (upload !== undefined) await new Promise<void>((letGo) => (this.#letGo = letGo));
      })
        // Before it was held, whoever waits hears of it; afterwards nothing that was answered for hangs on it.
        .catch(failed)
        .finally(() => {
          clearTimeout(longest);
          over();
        });
    });
    this.ended = ended;
  }

  async use<T>(partNumber: number, work: () => Promise<T>): Promise<T> {
    clearTimeout(this.#idle);
    this.#used++;
    const before = this.#parts.get(partNumber);
    const mine = before === undefined ? work() : before.then(work, work);
    this.#parts.set(partNumber, mine);
    try {
      return await mine;
    } finally {
      if (this.#parts.get(partNumber) === mine) this.#parts.delete(partNumber);
      this.#used--;
      if (this.#used === 0) this.#unused();
    }
  }

  end(): Promise<void> {
    this.isEnding = true;
    if (this.#used === 0) this.#unused();
    return this.ended;
  }

  #unused(): void {
    if (this.isEnding) this.#letGo();
    else this.#idle = setTimeout(() => void this.end(), IDLE_MS);
  }
}
