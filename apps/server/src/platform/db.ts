import { DrizzleQueryError } from 'drizzle-orm';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Basis, NAME_SCHOOLS_AND_CHECK, Outdated } from './basis.js';
import { type Connection, openPooledPool, openRolePool, type Patience, settingsOf } from './pools.js';
import { type Rows, RowsSession, Turn } from './rows-session.js';
import { StatementNames } from './statement-names.js';

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
   * The same for work that only reads: what would write is refused. Its answer is not kept waiting for the end of the transaction.
   * With a basis it ends as `Outdated` unless that still holds, which is asked in the same round trip.
   */
  readAsActor<T>(scope: Scope & { basis?: Basis }, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs the work in one transaction that sees every school: for signing in, jobs, sequencing, nothing a person asked for. */
  asSystem<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Reads as the system, each statement by itself: one round trip, for what every call must look up first. */
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
export function openDatabase(connection: Connection, sizes: { app: number; system: number }): Database {
  const dialect = new PgDialect();
  const { pooler } = connection;
  // Behind a pooler the next transaction may find another connection, on which nothing was prepared.
  const names = pooler === undefined ? new StatementNames() : undefined;
  const open = (role: string, max: number, patience: Patience): Serving => ({
    pool: pooler === undefined ? openRolePool(connection, role, max, patience) : openPooledPool(pooler, max, patience),
    settings: pooler === undefined ? [] : settingsOf(role, patience),
  });
  const app = open(APP_ROLE, sizes.app, ofPeople);
  const readers = open(APP_ROLE, sizes.app, ofPeople);
  const system = open(SYSTEM_ROLE, sizes.system, ofJobs);
  const listeners: (() => void)[] = [];

  const sessionOf = (client: pg.Pool | pg.PoolClient, turn: Turn): Db =>
    new PgDatabase(dialect, new RowsSession({ client, turn, names }, dialect), undefined);

  /** The work on one connection, behind the statements that open its transaction; `close` ends that, and a failure rolls it back. */
  async function inTransaction<T>(
    { pool, settings }: Serving,
    { begin, scope }: { begin: string; scope?: Scope & { basis?: Basis } },
    { work, close }: { work: (db: Db) => Promise<T>; close: (held: Held, db: Db) => Promise<void> },
  ): Promise<T> {
    const basis = scope?.basis;
    const schools = scope && schoolsOf(scope);
    const opening = openingOf(begin, schools && !basis ? [...settings, schools] : settings);
    const { client, release } = await held(pool);
    const turn = new Turn();
    const db = sessionOf(client, turn);
    // Not awaited: the first statement of the work travels in the same round trip.
    const opened = Promise.all([
      client.query(opening),
      basis && schools && nameAndCheck(client, schools[1], basis, names),
    ]);
    opened.catch(() => undefined);
    try {
      const result = await work(db);
      await opened; // had the schools not been named, nothing was seen, and nothing must be believed
      turn.end();
      await close({ client, release }, db);
      return result;
    } catch (error) {
      turn.end();
      // The first error is the one to tell; a lost connection has rolled back by itself.
      await client.query('rollback').then(() => release(isOfDriver(error)), release);
      throw error;
    }
  }

  const writing = async <T>(on: Serving, scope: Scope | undefined, work: (db: Db) => Promise<T>): Promise<T> => {
    let isMarked = false;
    const result = await inTransaction(
      on,
      { begin: 'begin', scope },
      {
        work,
        close: async ({ client, release }, db) => {
          const { command } = await client.query('commit');
          // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK: somebody swallowed an error.
          if (command === 'ROLLBACK') throw new Error('the transaction had failed and was rolled back');
          release();
          isMarked = marked.has(db);
        },
      },
    );
    if (isMarked) for (const listener of listeners) listener();
    return result;
  };

  const reading = <T>(
    on: Serving,
    scope: (Scope & { basis?: Basis }) | undefined,
    work: (db: Db) => Promise<T>,
  ): Promise<T> =>
    inTransaction(
      on,
      { begin: 'begin read only', scope },
      {
        work,
        close: async ({ client, release }) => {
          // Not awaited: what was read is read. The connection is another's once this one is done with it.
          void client.query('commit').then(() => release(), release);
        },
      },
    );

  return {
    asActor: (scope, work) => writing(app, scope, work),
    readAsActor: (scope, work) => reading(readers, scope, work),
    asSystem: (work) => writing(system, undefined, work),
    readAsSystem: (work) =>
      pooler === undefined ? work(sessionOf(system.pool, new Turn())) : reading(system, undefined, work),
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
  settings: [name: string, value: string][];
}

/** A connection of a pool, in one caller's hands. */
interface Held {
  client: pg.PoolClient;
  release: (broken?: Error | boolean) => void;
}

/** Lost while it is held it goes back at once: whoever waits need not wait for the work that has not noticed yet. */
async function held(pool: pg.Pool): Promise<Held> {
  const client = await pool.connect();
  let isHeld = true;
  const release = (broken?: Error | boolean) => {
    if (!isHeld) return;
    isHeld = false;
    client.removeListener('error', release);
    client.release(broken);
  };
  client.on('error', release);
  return { client, release };
}

/** Whose rows the policies show. */
function schoolsOf(scope: Scope): [string, string] {
  for (const id of scope.schoolIds) if (!UUID.test(id)) throw new Error(`not a school id: ${id}`);
  return ['zhibi.schools', `{${scope.schoolIds.join(',')}}`];
}

/** One message. Its settings hold until the transaction ends, wherever that runs: no other ever sees them. */
function openingOf(begin: string, settings: [name: string, value: string][]): string {
  if (settings.length === 0) return begin;
  return `${begin}; select ${settings.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')}`;
}

/** Names whose rows are shown, and fails when what is remembered no longer holds. Prepared, as every reading call begins with it. */
async function nameAndCheck(
  client: pg.PoolClient,
  schools: string,
  { about, seen, seenAt }: Basis,
  names: StatementNames | undefined,
): Promise<void> {
  const values = [schools, about, seen, seenAt];
  const name = names?.of(NAME_SCHOOLS_AND_CHECK, values.length);
  const { rows } = await client.query<{ holds: boolean }>({ name, text: NAME_SCHOOLS_AND_CHECK, values });
  if (!rows[0]?.holds) throw new Outdated();
}

/** A statement that failed on its way, not in the database: what its connection believes to be prepared is no longer sure. */
const isOfDriver = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError);
