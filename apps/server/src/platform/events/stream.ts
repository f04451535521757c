import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db.js';
import type { Log } from '../log.js';
import type { Catalogue } from './reference.js';
import { type AddressedEvent, droppedUpTo, eventsAfter, eventsFor, headOf, isFarBehind } from './store.js';
import { type Listener, type Source, Subscription } from './subscription.js';
import { WriteOut } from './write-out.js';

const RETRY_MS = 1_000;
const BATCH = 500;
/** So many are written out at once. */
const CHUNK = 50;
/** Who has missed more reads everything anew: that is quicker than to be told each. */
const MOST_MISSED = 5_000;

/** Brings published events to the listeners of this process, each exactly once and in order. */
export class EventStream {
  readonly #subscriptions = new Map<string, Set<Subscription>>();
  readonly #source: Source;
  readonly #writeOut: WriteOut;
  #position: number | undefined;
  #reading: Promise<void> | undefined;
  #wanted = 0;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    catalogue: Catalogue,
  ) {
    this.#writeOut = new WriteOut(database, log, catalogue);
    this.#source = {
      position: () => this.#position ?? 0,
      missed: (of, limit) => this.#missed(of, limit),
      writeOut: (events) => this.#writeOut.all(events),
      failed: (error) => log.error({ err: error }, 'events could not be replayed'),
    };
  }

  /** Called with the newest id whenever a process published. Events are read once for all listeners here. */
  advanceTo(id: number): void {
    this.#wanted = Math.max(this.#wanted, id);
    this.#reading ??= this.#read()
      .catch(async (error) => {
        // The position has not moved: after a breath the same events are read again.
        this.log.error({ err: error }, 'events could not be read');
        await sleep(RETRY_MS, undefined, { ref: false });
      })
      .finally(() => {
        this.#reading = undefined;
        if (this.#isBehind()) this.advanceTo(this.#wanted);
      });
  }

  #isBehind(): boolean {
    return this.#subscriptions.size > 0 && this.#position !== undefined && this.#position < this.#wanted;
  }

  /** The connection that hears of news was lost for a while: read up to the head. */
  async catchUp(): Promise<void> {
    this.advanceTo(await this.database.readAsSystem(headOf));
  }

  /**
   * Registers a listener: what is published from now on reaches it; with a last id, what this account missed since comes
   * first. Answers a function that ends it.
   */
  async listen(listener: Listener, lastId: number | undefined): Promise<() => void> {
    const head = await this.database.readAsSystem(headOf);
    this.#position ??= head;
    const subscription = new Subscription(listener, this.#source, lastId ?? this.#position);
    const mine = this.#subscriptions.get(listener.accountId) ?? new Set();
    this.#subscriptions.set(listener.accountId, mine.add(subscription));
    if (this.#isBehind()) this.advanceTo(this.#wanted);
    // An id that nobody has given yet is of another installation.
    if (lastId !== undefined && lastId > Math.max(head, this.#position)) subscription.resync(head);
    void subscription.catchUp();
    return () => {
      subscription.end();
      mine.delete(subscription);
      if (mine.size === 0) this.#subscriptions.delete(listener.accountId);
    };
  }

  get listeners(): number {
    return [...this.#subscriptions.values()].reduce((sum, set) => sum + set.size, 0);
  }

  async #missed(of: { accountId: string; after: number; upTo: number }, limit: number) {
    const events = await this.database.readAsSystem((db) => eventsFor(db, of, limit));
    const isMany =
      events.length === limit && (await this.database.readAsSystem((db) => isFarBehind(db, of, MOST_MISSED)));
    // Asked after the reading: what was let go of meanwhile shows here.
    return isMany || of.after < (await this.database.readAsSystem(droppedUpTo)) ? 'too-many' : events;
  }

  async #read(): Promise<void> {
    if (this.#subscriptions.size === 0) this.#position = undefined;
    while (this.#position !== undefined && this.#position < this.#wanted) {
      const after: number = this.#position;
      const events = await this.database.readAsSystem((db) => eventsAfter(db, after, BATCH));
      // Who begins to listen while these are written out reads them for itself.
      this.#position = events.at(-1)?.id ?? this.#wanted;
      try {
        for (let at = 0; at < events.length; at += CHUNK) await this.#deliver(events.slice(at, at + CHUNK));
      } catch (error) {
        this.#position = after; // told once more; who has heard some of them takes no notice
        throw error;
      }
    }
  }

  /** Only what somebody here listens to is written out. */
  async #deliver(events: readonly AddressedEvent[]): Promise<void> {
    const received = events.filter(({ audience }) => audience.some((account) => this.#subscriptions.has(account)));
    const audienceOf = new Map(received.map(({ id, audience }) => [id, audience]));
    for (const event of await this.#writeOut.all(received))
      for (const account of audienceOf.get(event.id) ?? [])
        for (const subscription of this.#subscriptions.get(account) ?? []) subscription.receive(event);
  }
}
