import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsQueryResultHKT, PostgresJsSession } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** An open transaction: whoever holds it sees the rows of its scope and nothing else. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;

/** The schools whose rows a piece of work may see. The row-level policies of the database read it. */
export interface Scope {
  readonly schoolIds: readonly string[];
}

export interface Database {
  /** Runs the work in one transaction that sees only the scope's schools; commits when it ends, rolls back when it throws. */
  asActor<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
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

/** Opens the two pools of a server process: one that row-level security holds, one for the system's own work. */
export function openDatabase(connection: Connection, sizes: { app: number; system: number }): Database {
  const dialect = new PgDialect();
  const app = openPool(connection, APP_ROLE, sizes.app);
  const system = openPool(connection, SYSTEM_ROLE, sizes.system);
  const listeners: (() => void)[] = [];

  async function inTransaction<T>(pool: postgres.Sql, opening: string, work: (db: Db) => Promise<T>): Promise<T> {
    const reserved = await pool.reserve();
    let lost: Error | undefined;
    try {
      // Not awaited: the first statement of the work travels in the same round trip.
      const opened = reserved.unsafe(
        opening,
        [],
        whenLost((error) => (lost = error)),
      );
      opened.catch(() => undefined);
      const db = openSession(dialect, reserved, () => lost);
      try {
        const result = await work(db);
        await opened;
        if (lost) throw lost;
        const ended = await reserved.unsafe('commit');
        // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK: somebody swallowed an error.
        if (ended.command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back');
        if (marked.has(db)) for (const listener of listeners) listener();
        return result;
      } catch (error) {
        // The first error is the one to tell; a lost connection has rolled back by itself.
        if (!lost) await reserved.unsafe('rollback').catch(() => undefined);
        throw error;
      }
    } finally {
      // A lost connection is the pool's again already: released once more it would be given out as an open one.
      if (!lost) reserved.release();
    }
  }

  return {
    asActor: (scope, work) => inTransaction(app, opening(scope), work),
    asSystem: (work) => inTransaction(system, 'begin', work),
    readAsSystem: (work) => work(openSession(dialect, system, () => undefined)),
    onCommit: (listener) => void listeners.push(listener),
    end: async () => {
      await Promise.all([app.end({ timeout: 5 }), system.end({ timeout: 5 })]);
    },
  };
}

/** One message that begins the transaction and tells the policies whose rows it may see. */
function opening(scope: Scope): string {
  for (const id of scope.schoolIds) if (!UUID.test(id)) throw new Error(`not a school id: ${id}`);
  return `begin; select set_config('zhibi.schools', '{${scope.schoolIds.join(',')}}', true)`;
}

function openPool(connection: Connection, role: string, max: number): postgres.Sql {
  const { url, ...rest } = connection;
  const options = { max, connection: { role, application_name: 'zhibi' }, onnotice: () => undefined, ...rest };
  const pool = url === undefined ? postgres(options) : postgres(url, options);
  drizzle(pool); // sets the date parsers that Drizzle expects on the pool's options
  return pool;
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
