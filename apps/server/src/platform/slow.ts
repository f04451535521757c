/** A kind of call or a statement that took long, and how often. */
interface SlowOne {
  /** The endpoint, or the text of the statement without its values. */
  what: string;
  times: number;
  meanMs: number;
  mostMs: number;
  lastAt: Date;
}

/** So many kinds are remembered; the quickest of them gives way. */
const MOST = 200;

/** What took longer than a limit since this process started. In memory: it says where to look, the metrics say how much. */
export class SlowList {
  #found = new Map<string, { times: number; sumMs: number; mostMs: number; lastAt: number }>();

  /** @param limitMs what takes less is not slow */
  constructor(readonly limitMs: number) {}

  took(what: string, ms: number): void {
    if (ms < this.limitMs) return;
    const known = this.#found.get(what);
    const { times = 0, sumMs = 0, mostMs = 0 } = known ?? {};
    if (known === undefined && this.#found.size >= MOST) this.#dropQuickest();
    this.#found.set(what, { times: times + 1, sumMs: sumMs + ms, mostMs: Math.max(mostMs, ms), lastAt: Date.now() });
  }

  /** The slowest first. */
  worst(most: number): SlowOne[] {
    return [...this.#found]
      .map(([what, { times, sumMs, mostMs, lastAt }]) => ({
        what,
        times,
        meanMs: Math.round(sumMs / times),
        mostMs: Math.round(mostMs),
        lastAt: new Date(lastAt),
      }))
      .sort((one, other) => other.mostMs - one.mostMs)
      .slice(0, most);
  }

  #dropQuickest(): void {
    let [quickest, ms] = ['', Number.POSITIVE_INFINITY];
    for (const [what, { mostMs }] of this.#found) if (mostMs < ms) [quickest, ms] = [what, mostMs];
    this.#found.delete(quickest);
  }
}
