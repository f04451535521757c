import { DrizzleQueryError } from 'drizzle-orm';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Basis } from './basis.js';
import { type Held, held } from './held.js';
import { inOneWrite } from './one-write.js';
import { type Connection, openPooledPool, openRolePool, type Patience, type Setting, settingsOf } from './pools.js';
import { prepareOpenings, Reading, type Sight, settingAll } from './reading.js';
import { type Asked, type Rows, RowsSession, Turn, type WatchStatement } from './rows-session.js';
import { StatementNames } from './statement-names.js';
import { takeWithCommit } from './with-commit.js';

export type { Connection } from './pools.js';

/** An open transaction: whoever holds it sees the rows of its scope and nothing else. */
export type Db = PgDatabase<Rows>;

/** The schools whose rows a piece of work may see. The row-level policies of the database read it. */
export interface Scope {
  readonly schoolIds: readonly string[];
}

export interface Database {
  /** Runs the work in one transaction that sees only the scope's schools; commits when it ends, rolls back when it throws. */
  asActor<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The same for work that only reads: what would write is refused. Each statement is a transaction of its own that names the schools in the
   * same message. With a basis it ends as `Outdated` unless that still holds, which the first of them asks.
   */
  readAsActor<T>(scope: Scope & { basis?: Basis }, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs the work in one transaction that sees every school: for signing in, jobs, sequencing, nothing a person asked for. */
  asSystem<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Asks as the system, each statement by itself and kept with it: one round trip, for what every call must look up first. */
  readAsSystem<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Called after every commit of a transaction that was marked by `afterCommit`. */
  onCommit(listener: () => void): void;
  end(): Promise<void>;
}

export const APP_ROLE = 'zhibi_app';
export const SYSTEM_ROLE = 'zhibi_system';

/** What a person waits for, and what jobs do: nothing holds a connection for ever. */
const ofPeople: Patience = { statementMs: 120_000, lockMs: 60_000 };
const ofJobs: Patience = { statementMs: 900_000, lockMs: 120_000 };
/** How long calls under way may go on when the server ends. */
const END_MS = 5_000;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const marked = new WeakSet<Db>();

/** Asks that commit listeners hear of this transaction once it is durable. */
export const afterCommit = (db: Db): void => void marked.add(db);

/** Opens the pools of a server process: two that row-level security holds, for writing and for reading, one for the system's own work. */
export function openDatabase(
  connection: Connection,
  sizes: { app: number; system: number },
  watched?: WatchStatement,
): Database {
  const dialect = new PgDialect();
  const { pooler } = connection;
  // Behind a pooler the next transaction may find another connection, on which nothing was prepared.
  const names = pooler === undefined ? new StatementNames() : undefined;
  const app = open(connection, settingsOf(APP_ROLE, ofPeople), { max: sizes.app, patience: ofPeople });
  const readers = openReaders(connection, sizes.app);
  const system = open(connection, settingsOf(SYSTEM_ROLE, ofJobs), { max: sizes.system, patience: ofJobs });
  const listeners: (() => void)[] = [];

  const sessionOf = (client: Asked, turn: Turn): Db =>
    new PgDatabase(dialect, new RowsSession({ client, turn, names, watched }, dialect), undefined);

  /** The work on one connection, in one transaction. */
  async function writing<T>(
    { pool, settings }: Serving,
    scope: Scope | undefined,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    const opening = [...settings, ...(scope ? [['zhibi.schools', schoolsOf(scope)] as const] : [])];
    const { client, release } = await held(pool);
    const turn = new Turn();
    const asked = inOneWrite(client);
    const db = sessionOf(asked, turn);
    const answered = takeWithCommit(db);
    // Not awaited: the first statement of the work travels in the same round trip.
    const opened = asked.query({ text: opening.length === 0 ? 'begin' : `begin; ${settingAll(opening)}` }, []);
    opened.catch(() => undefined);
    try {
      const result = await work(db);
      await opened; // had the schools not been named, nothing was seen, and nothing must be believed
      turn.end();
      const committed = client.query('commit');
      committed.catch(() => undefined);
      await answered();
      const { command } = await committed;
      // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK: somebody swallowed an error.
      if (command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back');
      release();
      if (marked.has(db)) for (const listener of listeners) listener();
      return result;
    } catch (error) {
      turn.end();
      // The first error is the one to tell; a lost connection has rolled back by itself.
      await client.query('rollback').then(() => release(isOfDriver(error)), release);
      if (isAfterFailure(error)) await answered(); // what failed before was nothing that the work waited for
      throw error;
    }
  }

  /** The work on one connection, on which nothing is open between its statements. */
  async function reading<T>({ pool, settings }: Serving, sight: Sight, work: (db: Db) => Promise<T>): Promise<T> {
    const { client, release }: Held = await held(pool);
    const turn = new Turn();
    const reader = new Reading(client, sight, settings);
    try {
      const result = await work(sessionOf(reader, turn));
      await reader.end();
      release();
      return result;
    } catch (error) {
      release(isOfDriver(error));
      throw error;
    } finally {
      turn.end();
    }
  }

  return {
    asActor: (scope, work) => writing(app, scope, work),
    readAsActor: async (scope, work) => reading(readers, { schools: schoolsOf(scope), basis: scope.basis }, work),
    asSystem: (work) => writing(system, undefined, work),
    readAsSystem: (work) =>
      pooler === undefined ? work(sessionOf(system.pool, new Turn())) : reading(system, {}, work),
    onCommit: (listener) => void listeners.push(listener),
    end: async () => {
      const ended = Promise.all([app, readers, system].map(({ pool }) => pool.end()));
      let patience: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (patience = setTimeout(resolve, END_MS)));
      await Promise.race([ended, late]);
      clearTimeout(patience);
    },
  };
}

/** A pool, and what each of its transactions must be told at its beginning. */
interface Serving {
  pool: pg.Pool;
  settings: readonly Setting[];
}

/** Connections of our own have their settings from the start; a pooler's know nothing. */
const open = (
  connection: Connection,
  settings: readonly Setting[],
  of: { max: number; patience: Patience; prepare?: (client: pg.ClientBase) => Promise<void> },
): Serving =>
  connection.pooler === undefined
    ? { pool: openRolePool(connection, settings, of), settings: [] }
    : { pool: openPooledPool(connection.pooler, of.max, of.patience), settings };

/** Connections for people's readings, on which nothing can be written. */
function openReaders(connection: Connection, max: number): Serving {
  // A connection of our own is told of all its transactions, one of a pooler of each.
  const isOurs = connection.pooler === undefined;
  const readOnly = [isOurs ? 'default_transaction_read_only' : 'transaction_read_only', 'on'] as const;
  const settings = [...settingsOf(APP_ROLE, ofPeople), readOnly];
  return open(connection, settings, { max, patience: ofPeople, prepare: prepareOpenings });
}

/** Whose rows the policies show, as an array of PostgreSQL. */
function schoolsOf(scope: Scope): string {
  for (const id of scope.schoolIds) if (!UUID.test(id)) throw new Error(`not a school id: ${id}`);
  return `{${scope.schoolIds.join(',')}}`;
}

/** A statement that failed on its way, not in the database: what its connection believes to be prepared is no longer sure. */
const isOfDriver = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError);

/** What PostgreSQL says to each statement of a transaction after the one that failed. */
const isAfterFailure = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && error.cause instanceof pg.DatabaseError && error.cause.code === '25P02';
