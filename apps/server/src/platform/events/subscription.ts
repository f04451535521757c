import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredEvent } from './store.js';
import type { ToldEvent } from './write-out.js';

const PAGE = 100;
/** So many are written out at once: what a slow reader costs in memory is bounded by them. */
const CHUNK = 10;
const RETRY_MS = 1_000;

/** One browser that listens. */
export interface Listener {
  readonly accountId: string;
  /** Writes an event. False: it reads more slowly than it is told, nothing should come before it has caught up. */
  send(event: ToldEvent): boolean;
  /** Resolves when it has read what was written, or is gone. */
  drained(): Promise<void>;
  /** Told when what it missed is kept no longer, or is too much to be told one by one: everything must be read anew. */
  resync(lastId: number): void;
}

/** What a subscription reads from. */
export interface Source {
  /** Up to here events have been given to those who are live, or are just being given. */
  position(): number;
  /** The next events of an account after an id, no more than `limit`; `'too-many'` where they must not be told one by one. */
  missed(of: { accountId: string; after: number; upTo: number }, limit: number): Promise<StoredEvent[] | 'too-many'>;
  writeOut(events: readonly StoredEvent[]): Promise<ToldEvent[]>;
  failed(error: unknown): void;
}

/**
 * What one browser has been told, and how it goes on: live, as events are published; or behind, page by page from what is
 * kept, as quickly as it reads, until there is nothing left to be told and it is live again. Each event once, in order.
 */
export class Subscription {
  #reported: number;
  #isLive = false;
  #isOver = false;

  constructor(
    private readonly listener: Listener,
    private readonly source: Source,
    lastId: number,
  ) {
    this.#reported = lastId;
  }

  /** An event has been published. Who is behind comes to it later. */
  receive(event: ToldEvent): void {
    if (!this.#isLive || this.#isOver || event.id <= this.#reported) return;
    this.#reported = event.id;
    if (this.listener.send(event)) return;
    this.#isLive = false;
    void this.catchUp();
  }

  /** Told from now on; the kept events before are not. */
  resync(upTo: number): void {
    this.listener.resync(upTo);
    this.#reported = upTo;
  }

  end(): void {
    this.#isOver = true;
  }

  /** Tells what was missed until nothing is left, then goes live. */
  async catchUp(): Promise<void> {
    while (!this.#isOver && !this.#isLive)
      try {
        await this.#nextPage();
      } catch (error) {
        this.source.failed(error);
        await sleep(RETRY_MS, undefined, { ref: false });
      }
  }

  async #nextPage(): Promise<void> {
    await this.listener.drained();
    const upTo = this.source.position();
    // Up to here others have been given them, or are just being given them: what comes later is heard.
    if (this.#reported >= upTo) {
      this.#isLive = true;
      return;
    }
    const page = await this.source.missed({ accountId: this.listener.accountId, after: this.#reported, upTo }, PAGE);
    if (this.#isOver) return;
    if (page === 'too-many') return this.resync(upTo);
    for (let at = 0; at < page.length; at += CHUNK) {
      const chunk = page.slice(at, at + CHUNK);
      for (const event of await this.source.writeOut(chunk)) {
        if (!this.listener.send(event)) await this.listener.drained();
        if (this.#isOver) return;
        this.#reported = event.id;
      }
      this.#reported = chunk.at(-1)?.id ?? this.#reported;
    }
    if (page.length < PAGE) this.#reported = upTo;
  }
}
