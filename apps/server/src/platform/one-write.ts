import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { Asked } from './rows-session.js';

// The socket of a connection, which the driver's types leave out.
declare module 'pg' {
  interface ClientBase {
    readonly connection: { readonly stream: Writable };
  }
}

/**
 * A connection to which everything that is asked in one turn goes in one write, however many statements it is: each write is a call of the
 * system, and wakes the database.
 */
export function inOneWrite(client: pg.ClientBase): Asked {
  const { stream } = client.connection;
  return {
    query: (statement, values) => {
      if (stream.writableCorked === 0) {
        stream.cork();
        process.nextTick(() => stream.uncork());
      }
      return client.query(statement, values);
    },
  };
}
