interface Waiting<In, Out> {
  one: In;
  resolve: (out: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Work of callers who come at the same time, done together: while groups are under way, those who come form the next one. Each is answered
 * when its own group has ended. Where a group fails, each of it is tried alone, so that nobody fails for a neighbour.
 */
export class Grouping<In, Out> {
  #waiting: Waiting<In, Out>[] = [];
  readonly #keysUnderWay = new Set<string>();
  #running = 0;
  #isStarting = false;

  /** @param of `keyOf`: of those with the same key one comes after the other, in groups of their own. `run` answers in the order of its group */
  constructor(
    private readonly of: {
      run: (group: readonly In[]) => Promise<readonly Out[]>;
      keyOf: (one: In) => string;
      largest: number;
      atOnce: number;
    },
  ) {}

  join(one: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ one, resolve, reject });
      this.#start();
    });
  }

  #start(): void {
    if (this.#isStarting || this.#running >= this.of.atOnce || this.#waiting.length === 0) return;
    this.#isStarting = true;
    // What has arrived already is read first: it joins.
    setImmediate(() => {
      this.#isStarting = false;
      const group = this.#take();
      if (group.size === 0) return; // whoever waits comes after somebody who is under way
      this.#running++;
      void this.#runGroup([...group.values()]).finally(() => {
        this.#running--;
        for (const key of group.keys()) this.#keysUnderWay.delete(key);
        this.#start();
      });
      this.#start();
    });
  }

  #take(): Map<string, Waiting<In, Out>> {
    const taken = new Map<string, Waiting<In, Out>>();
    const left: Waiting<In, Out>[] = [];
    for (const waiting of this.#waiting) {
      const key = this.of.keyOf(waiting.one);
      if (this.#keysUnderWay.has(key) || taken.size >= this.of.largest) left.push(waiting);
      else {
        this.#keysUnderWay.add(key);
        taken.set(key, waiting);
      }
    }
    this.#waiting = left;
    return taken;
  }

  async #runGroup(group: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const out = await this.of.run(group.map(({ one }) => one));
      for (const [at, { resolve }] of group.entries()) resolve(out[at] as Out); // as: one answer for each, in their order
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const waiting of group) await this.#runGroup([waiting]);
    }
  }
}
