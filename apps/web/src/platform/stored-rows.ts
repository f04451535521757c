import { rowsWaiting } from './rows-waiting.js';

/** Rows that stand in a storage of the browser, each under a name of its own: two tabs do not write over each other's. */
export class StoredRows<Row> {
  constructor(
    private readonly name: string,
    private readonly storage: Storage,
  ) {}

  all = (): [id: string, row: Row][] => rowsWaiting<Row>(`${this.name} `, this.storage);

  keep(id: string, row: Row): void {
    try {
      this.storage.setItem(this.#key(id), JSON.stringify(row));
    } catch {
      // The storage is full: it is sent a moment later all the same.
    }
  }

  drop(id: string): void {
    this.storage.removeItem(this.#key(id));
  }

  /** Another tab may have put down a newer one. */
  dropIfSame(id: string, row: Row): void {
    if (this.storage.getItem(this.#key(id)) === JSON.stringify(row)) this.drop(id);
  }

  #key(id: string): string {
    return `${this.name} ${id}`;
  }
}
