import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './db.js';

/** How long a process waits before it looks for what another one wrote and did not live to work on. */
const SWEEP_MS = 1_000;

interface Work {
  /** One round: until nothing waits, or the process ends (`isOver`). What fails goes on waiting. */
  round: (isOver: () => boolean) => Promise<unknown>;
  /** So long it rests after a round: what many transactions tell at one moment costs one round. */
  restMs: number;
  /** A round has failed while the process goes on: to be logged. */
  onFailed: (error: unknown) => void;
}

/** Work that follows what is committed: a round after each commit of this process, never two at once, and one a second for the others. */
export class Rounds {
  #running: Promise<void> | undefined;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly database: Database,
    private readonly work: Work,
  ) {}

  start(): void {
    this.database.onCommit(() => this.#poke());
    this.#timer = setInterval(() => this.#poke(), SWEEP_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Calls while a round runs, or while it rests, share the next round. */
  #poke(): void {
    if (this.#stopped) return;
    if (this.#running !== undefined) {
      this.#again = true;
      return;
    }
    this.#running = this.#round().finally(() => {
      this.#running = undefined;
      if (!this.#again) return;
      this.#again = false;
      this.#poke();
    });
  }

  async #round(): Promise<void> {
    try {
      await this.work.round(() => this.#stopped);
    } catch (error) {
      if (!this.#stopped) this.work.onFailed(error);
    }
    if (!this.#stopped) await sleep(this.work.restMs);
  }
}
