import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsQueryResultHKT, PostgresJsSession } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { WaitingLine } from './waiting-line.js';

/** An open transaction: whoever holds it sees the rows of its scope and nothing else. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;

/** The schools whose rows a piece of work may see. The row-level policies of the database read it. */
export interface Scope {
  readonly schoolIds: readonly string[];
}

export interface Database {
  /** Runs the work in one transaction that sees only the scope's schools; commits when it ends, rolls back when it throws. */
  asActor<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads the rows of the scope's schools without a transaction: a round trip fewer. Each statement sees what is committed when it begins, as in `asActor`. */
  readAsActor<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs the work in one transaction that sees every school: for signing in, jobs, sequencing, nothing a person asked for. */
  asSystem<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads as the system without a transaction: one round trip for each statement, for what every call must look up first. */
  readAsSystem<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Called after every commit of a transaction that was marked by `afterCommit`. */
  onCommit(listener: () => void): void;
  end(): Promise<void>;
}

export const APP_ROLE = 'zhibi_app';
export const SYSTEM_ROLE = 'zhibi_system';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const marked = new WeakSet<Db>();

/** Asks that commit listeners hear of this transaction once it is durable. */
export const afterCommit = (db: Db): void => void marked.add(db);

export interface Connection {
  host?: string;
  port?: number;
  database?: string;
  username?: string;
  password?: string;
  url?: string;
}

/** Opens the pools of a server process: two that row-level security holds, for writing and for reading, one for the system's own work. */
export function openDatabase(connection: Connection, sizes: { app: number; system: number }): Database {
  const dialect = new PgDialect();
  const app = openPool(connection, APP_ROLE, sizes.app);
  // Nothing that a reader does outlives its statement, so a statement that would write is refused by the database.
  const readers = openPool(connection, APP_ROLE, sizes.app, { default_transaction_read_only: 'on' });
  const system = openPool(connection, SYSTEM_ROLE, sizes.system);
  const listeners: (() => void)[] = [];

  /** The work on one connection, behind the statement that opens it; `say` sends one more unless the connection is lost. */
  async function onConnection<T>(pool: Pool, opening: string, work: (held: Held) => Promise<T>): Promise<T> {
    const reserved = await pool.line.reserve(pool.sql);
    let lost: Error | undefined;
    const say = async (statement: string) => {
      if (lost) throw lost;
      return reserved.unsafe(statement);
    };
    try {
      // Not awaited: the first statement of the work travels in the same round trip.
      const opened = reserved.unsafe(
        opening,
        [],
        whenLost((error) => (lost = error)),
      );
      opened.catch(() => undefined);
      return await work({ db: openSession(dialect, reserved, () => lost), opened, say });
    } finally {
      // A lost connection is the pool's again already: released once more it would be given out as an open one.
      if (!lost) reserved.release();
    }
  }

  const inTransaction = <T>(pool: Pool, opening: string, work: (db: Db) => Promise<T>): Promise<T> =>
    onConnection(pool, opening, async ({ db, opened, say }) => {
      try {
        const result = await work(db);
        await opened;
        const ended = await say('commit');
        // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK: somebody swallowed an error.
        if (ended.command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back');
        if (marked.has(db)) for (const listener of listeners) listener();
        return result;
      } catch (error) {
        // The first error is the one to tell; a lost connection has rolled back by itself.
        await say('rollback').catch(() => undefined);
        throw error;
      }
    });

  const reading = <T>(pool: Pool, opening: string, work: (db: Db) => Promise<T>): Promise<T> =>
    onConnection(pool, opening, async ({ db, opened }) => {
      const result = await work(db);
      await opened; // had the schools not been named, what was read would be another caller's
      return result;
    });

  return {
    asActor: (scope, work) => inTransaction(app, `begin; ${naming(scope, 'transaction')}`, work),
    readAsActor: (scope, work) => reading(readers, naming(scope, 'connection'), work),
    asSystem: (work) => inTransaction(system, 'begin', work),
    readAsSystem: (work) => work(openSession(dialect, system.sql, () => undefined)),
    onCommit: (listener) => void listeners.push(listener),
    end: async () => {
      await Promise.all([app, readers, system].map(({ sql }) => sql.end({ timeout: 5 })));
    },
  };
}

/** The statement that tells the policies whose rows may be seen, for as long as the transaction or until the connection is told anew. */
function naming(scope: Scope, until: 'transaction' | 'connection'): string {
  for (const id of scope.schoolIds) if (!UUID.test(id)) throw new Error(`not a school id: ${id}`);
  return `select set_config('zhibi.schools', '{${scope.schoolIds.join(',')}}', ${until === 'transaction'})`;
}

interface Pool {
  sql: postgres.Sql;
  line: WaitingLine;
}

function openPool(connection: Connection, role: string, max: number, given: Record<string, string> = {}): Pool {
  const { url, ...rest } = connection;
  const line = new WaitingLine();
  const options = {
    max,
    connection: { role, application_name: 'zhibi', ...given },
    onnotice: () => undefined,
    onclose: line.onclose,
    max_lifetime: null, // none is closed for its age while somebody may be about to use it
    ...rest,
  };
  const sql = url === undefined ? postgres(options) : postgres(url, options);
  drizzle(sql); // sets the date parsers that Drizzle expects on the pool's options
  return { sql, line };
}

interface Held {
  db: Db;
  opened: PromiseLike<unknown>;
  say(statement: string): Promise<{ command: string }>;
}

interface Losable {
  onclose: ((error: Error) => void) | null;
}

/**
 * Tells when a reserved connection is lost. postgres.js writes to the socket that it no longer has and takes the process with it when a
 * statement is sent then (its issue 1208, open); `onexecute` and `onclose` are what its own `begin` uses, and `db.test.ts` holds them to it.
 */
const whenLost = (tell: (error: Error) => void) => {
  const onexecute = (connection: Losable): boolean => {
    connection.onclose = tell;
    return true; // it takes more statements
  };
  return { onexecute } as postgres.UnsafeQueryOptions; // as: it is no option that the types know
};

/**
 * A Drizzle session over one connection or a pool. Statements are prepared: without it postgres.js asks the server for
 * the parameter types first, which doubles the round trips. Once the connection is lost every statement fails with that.
 */
function openSession(dialect: PgDialect, connection: postgres.Sql, lost: () => Error | undefined): Db {
  const prepared = {
    unsafe: (query: string, parameters: never[]) => {
      const error = lost();
      if (error) throw error;
      return connection.unsafe(query, parameters, { prepare: true });
    },
  } as unknown as postgres.Sql;
  return new PgDatabase(dialect, new PostgresJsSession(prepared, dialect, undefined, {}), undefined) as Db;
}
