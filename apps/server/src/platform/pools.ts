import pg from 'pg';

export interface Connection {
  host?: string;
  port?: number;
  database?: string;
  username?: string;
  password?: string;
  url?: string;
  /** The address of a transaction pooler before the same database. What people call goes through it; what needs a session of its own does not. */
  pooler?: string;
  /** What its sessions are told when they open; a pooler's are not ours to tell. */
  settings?: Readonly<Record<string, string>>;
}

/** How long one statement may take, and how long it may wait for another transaction. */
export interface Patience {
  statementMs: number;
  lockMs: number;
}

/** A transaction that says nothing for so long belongs to work that has been forgotten: its locks are let go. */
const IDLE_MS = 900_000;
/** So long a caller waits for a connection. Whoever called has given up by then. */
const CONNECT_MS = 30_000;
/** So much later than the database itself a statement is given up: its connection has been cut silently. */
const SILENCE_MS = 15_000;

/** Where the database is, as the driver wants it told. */
export function clientOptions(connection: Connection): pg.ClientConfig {
  const { url, host, port, database, username: user, password, settings = {} } = connection;
  const options = optionsOf(Object.entries(settings)) || undefined;
  // A connection that is cut silently, as by a firewall, is found out without anything being sent on it.
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  return url === undefined
    ? { ...alive, host, port, database, user, password, options }
    : { ...alive, connectionString: without(url, 'application_name') };
}

const optionsOf = (settings: readonly (readonly [name: string, value: string])[]): string =>
  settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');

/** What an address names would take the place of what we say: our role must not be among it. */
function without(address: string, name: string): string {
  const url = new URL(address);
  url.searchParams.delete(name);
  return url.href;
}

/** One connection, for what needs a session of its own. Its loss is heard by the statement that waits. */
export async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS, ...clientOptions(connection) });
  client.on('error', () => undefined); // without a listener it would end the process as well
  await client.connect();
  return client;
}

/** Connections that serve as one role from their first statement on. @param prepare is done with each before anybody has it */
export function openRolePool(
  connection: Connection,
  settings: readonly Setting[],
  { max, patience, prepare }: { max: number; patience: Patience; prepare?: (client: pg.ClientBase) => Promise<void> },
): pg.Pool {
  const { options, ...rest } = withOptions(clientOptions(connection));
  return withListeners(
    new pg.Pool({
      ...rest,
      ...poolOptions(max, patience),
      ...(prepare && { onConnect: prepare }),
      application_name: 'zhibi',
      options: [options ?? '', optionsOf(settings)].join(' ').trim(),
    }),
  );
}

/** Connections of a transaction pooler: it knows nothing of roles and settings at the start, so each transaction names its own. */
export function openPooledPool(pooler: string, max: number, patience: Patience): pg.Pool {
  return withListeners(new pg.Pool({ ...clientOptions({ url: pooler }), ...poolOptions(max, patience) }));
}

export type Setting = readonly [name: string, value: string];

/** What a connection, or a transaction of a pooler, is told of who it serves. */
export const settingsOf = (role: string, { statementMs, lockMs }: Patience): Setting[] => [
  ['role', role],
  ['statement_timeout', String(statementMs)],
  ['lock_timeout', String(lockMs)],
  ['idle_in_transaction_session_timeout', String(IDLE_MS)],
];

const poolOptions = (max: number, { statementMs }: Patience): pg.PoolConfig => ({
  max,
  pipeline: true,
  connectionTimeoutMillis: CONNECT_MS,
  query_timeout: statementMs + SILENCE_MS,
  idleTimeoutMillis: 0, // an open connection has its statements prepared
});

/** The options that an address names itself stay, behind them come ours. */
function withOptions(config: pg.ClientConfig): pg.ClientConfig {
  if (config.connectionString === undefined) return config;
  const options = new URL(config.connectionString).searchParams.get('options') ?? '';
  return { ...config, connectionString: without(config.connectionString, 'options'), options };
}

/** The loss of a connection is heard by whoever uses it; without these listeners it would end the process as well. */
export function withListeners(pool: pg.Pool, lost: (error: Error) => void = () => undefined): pg.Pool {
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
