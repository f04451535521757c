import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db.js';
import type { Log } from '../log.js';

const RETRY_MS = 1_000;

export interface StoredEvent {
  id: number;
  name: string;
  data: unknown;
}

/** One browser that listens. `send` must not throw; a slow one is closed by its owner and catches up by its last id. */
export interface Listener {
  readonly accountId: string;
  send(event: StoredEvent): void;
  /** Told when the gap is older than what is kept: everything must be read anew. */
  resync(lastId: number): void;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  data: unknown;
  audience: string[];
}

/** Brings published events to the listeners of this process, each exactly once and in order. */
export class EventStream {
  readonly #listeners = new Map<string, Set<Listener>>();
  #position: number | undefined;
  #reading: Promise<void> | undefined;
  #wanted = 0;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
  ) {}

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
    return this.#listeners.size > 0 && this.#position !== undefined && this.#position < this.#wanted;
  }

  /** The connection that hears of news was lost for a while: read up to the head. */
  async catchUp(): Promise<void> {
    this.advanceTo(await this.#head());
  }

  /**
   * Registers a listener; with a last id, first replays what this account missed since. Answers a function that ends it.
   * The head is read before the replay, and live events up to it are held back, so nothing is lost or told twice.
   */
  async listen(listener: Listener, lastId: number | undefined): Promise<() => void> {
    const held: StoredEvent[] = [];
    let told = 0;
    let live = false;
    const gate: Listener = {
      accountId: listener.accountId,
      send: (event) => {
        if (!live) held.push(event);
        else if (event.id > told) listener.send(event);
      },
      resync: (id) => listener.resync(id),
    };
    const mine = this.#listeners.get(listener.accountId) ?? new Set();
    this.#listeners.set(listener.accountId, mine.add(gate));
    const close = () => {
      mine.delete(gate);
      if (mine.size === 0) this.#listeners.delete(listener.accountId);
    };
    try {
      const head = await this.#head();
      this.#position ??= head;
      if (this.#isBehind()) this.advanceTo(this.#wanted);
      told = head;
      if (lastId !== undefined) await this.#replay(listener, lastId, head);
      for (const event of held) if (event.id > told) listener.send(event);
      live = true;
      return close;
    } catch (error) {
      close();
      throw error;
    }
  }

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }

  async #head(): Promise<number> {
    const [row] = await this.database.asSystem((db) =>
      db.execute<{ id: string }>(sql`select last_id as id from event_head`),
    );
    return Number(row?.id ?? 0);
  }

  async #replay(listener: Listener, after: number, upTo: number): Promise<void> {
    const rows = await this.database.asSystem((db) =>
      db.execute<Row>(
        sql`select id, name, data from event where id > ${after} and id <= ${upTo} and audience @> array[${listener.accountId}::uuid] order by id`,
      ),
    );
    // Asked after the reading: what was let go of meanwhile shows here.
    const [oldest] = await this.database.asSystem((db) =>
      db.execute<{ id: string | null }>(sql`select dropped_id as id from event_head`),
    );
    if (after < Number(oldest?.id ?? 0) || after > upTo) return listener.resync(upTo);
    for (const row of rows) listener.send({ id: Number(row.id), name: row.name, data: row.data });
  }

  async #read(): Promise<void> {
    if (this.#listeners.size === 0) this.#position = undefined;
    while (this.#position !== undefined && this.#position < this.#wanted) {
      const after: number = this.#position;
      const rows = await this.database.asSystem((db) =>
        db.execute<Row>(sql`select id, name, data, audience from event where id > ${after} order by id limit 1000`),
      );
      for (const row of rows) this.#deliver(row);
      this.#position = rows.length === 0 ? this.#wanted : Number(rows.at(-1)?.id);
    }
  }

  #deliver(row: Row): void {
    const event = { id: Number(row.id), name: row.name, data: row.data };
    for (const account of row.audience) for (const listener of this.#listeners.get(account) ?? []) listener.send(event);
  }
}
