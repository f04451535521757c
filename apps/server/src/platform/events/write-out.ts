import type { Database } from '../db.js';
import type { Log } from '../log.js';
import { fresh } from './fresh.js';
import type { Catalogue, Reference } from './reference.js';
import type { StoredEvent } from './store.js';

/** An event as it goes over the wire; `text` is its data, judged by the contract. */
export interface ToldEvent {
  id: number;
  name: string;
  text: string;
}

/** Makes of kept events what is told. What the contract does not name does not leave; what it does not know is not told. */
export class WriteOut {
  readonly #events: ReadonlyMap<string, Catalogue['events'][number]>;
  readonly #references: ReadonlyMap<string, Reference>;

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    { events, references }: Catalogue,
  ) {
    this.#events = new Map(events.map((event) => [event.name, event]));
    this.#references = new Map(references.map((one) => [one.event.name, one]));
  }

  async all(rows: readonly StoredEvent[]): Promise<ToldEvent[]> {
    const data = await this.#data(rows);
    return rows.flatMap(({ id, name, data: kept }) => {
      const text = this.#text(id, name, data.has(id) ? data.get(id) : kept);
      return text === undefined ? [] : [{ id, name, text }];
    });
  }

  #text(id: number, name: string, data: unknown): string | undefined {
    if (data === undefined) return undefined; // what it told of is there no more
    const judged = this.#events.get(name)?.data.safeParse(data);
    if (judged?.success) return JSON.stringify(judged.data);
    this.log.error({ event: id, name, err: judged?.error }, 'an event that the contract does not know is not told');
    return undefined;
  }

  /** The data of those that are kept as references and not in memory, by id: one question for each kind. */
  async #data(rows: readonly StoredEvent[]): Promise<Map<number, unknown>> {
    const data = new Map<number, unknown>();
    for (const [name, one] of this.#references) {
      const cold: StoredEvent[] = [];
      for (const row of rows.filter((each) => each.name === name)) {
        const ready = fresh.get(name, row.data);
        data.set(row.id, ready?.make());
        if (ready === undefined) cold.push(row);
      }
      const placed = cold.flatMap(({ id, data: kept }) => {
        const place = one.kept.safeParse(kept).data;
        return place === undefined ? [] : [{ id, place }];
      });
      if (placed.length === 0) continue;
      const places = placed.map(({ place }) => place);
      const written = await this.database.readAsSystem((db) => one.writeOut(db, places));
      for (const [at, { id }] of placed.entries()) data.set(id, written[at]);
    }
    return data;
  }
}
