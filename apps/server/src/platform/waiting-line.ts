import type postgres from 'postgres';

/**
 * Those who wait for a connection of a pool. When one closes, postgres.js may forget the first of them for ever (its issue 1195, open);
 * so whoever waits then asks again, and a connection that comes to nobody goes back.
 */
export class WaitingLine {
  readonly #asking = new Set<() => void>();

  /** To be told of every connection of the pool that closes. */
  readonly onclose = (): void =>
    // The pool is about to take the first in its line for the connection that has closed: after that.
    queueMicrotask(() => {
      for (const ask of [...this.#asking]) ask();
    });

  reserve(pool: postgres.Sql): Promise<postgres.ReservedSql> {
    return new Promise((resolve, reject) => {
      const ask = () =>
        void pool.reserve().then(
          (reserved) => (this.#asking.delete(ask) ? resolve(reserved) : reserved.release()),
          (error) => this.#asking.delete(ask) && reject(error),
        );
      this.#asking.add(ask);
      ask();
    });
  }
}
