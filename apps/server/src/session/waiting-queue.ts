import { Problem } from '../platform/problem.js';

interface Limits {
  /** So many pieces of work at once. */
  atOnce: number;
  /** Beyond so many that wait, a newcomer is sent away with the time after which to come back. */
  maxWaiting: number;
  /** Of the work of one key, so much waits at most. */
  perKey: number;
}

interface Waiting {
  key: string;
  begin: () => void;
}

const FIRST_GUESS_MS = 50;

/**
 * A line before work that would starve everything else: so many at once, in the order they came, and of one key one after
 * the other, so that what it counts is exact. Who comes when the line is too long hears `busy` and how long it will take.
 */
export class WaitingQueue {
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<string>();
  #usualMs = FIRST_GUESS_MS;

  constructor(
    private readonly limits: Limits,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  async pass<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(key);
    const begunMs = this.nowMs();
    try {
      return await work();
    } finally {
      this.#usualMs += (this.nowMs() - begunMs - this.#usualMs) / 8;
      this.#running.delete(key);
      this.#next();
    }
  }

  #turn(key: string): Promise<void> {
    const mine = this.#waiting.filter((one) => one.key === key).length;
    if (this.#waiting.length >= this.limits.maxWaiting || mine >= this.limits.perKey)
      throw new Problem('too-often', 'busy', { retryAfterS: this.#secondsToWait() });
    return new Promise((begin) => {
      this.#waiting.push({ key, begin });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running.size < this.limits.atOnce) {
      const at = this.#waiting.findIndex((one) => !this.#running.has(one.key));
      const [next] = at < 0 ? [] : this.#waiting.splice(at, 1);
      if (next === undefined) return;
      this.#running.add(next.key);
      next.begin();
    }
  }

  #secondsToWait = (): number =>
    Math.max(1, Math.ceil((this.#waiting.length * this.#usualMs) / this.limits.atOnce / 1000));
}
