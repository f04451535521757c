import pg from 'pg';
import type { Connection } from '../db.js';
import type { Log } from '../log.js';

/** Connections of the queue. By their name one sees from the database whether a worker still has any. */
export function openPool(
  { url, host, port, database, username, password }: Connection,
  { max, name, log }: { max: number; name: string; log?: Log },
): pg.Pool {
  const where = url === undefined ? { host, port, database, user: username, password } : { connectionString: url };
  const pool = new pg.Pool({ ...where, max, application_name: name });
  // An idle connection that dies is replaced by the pool; without a listener Node would end the process.
  const lost = (error: Error) => log?.warn({ err: error }, 'a job connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return pool;
}
