import pg from 'pg';
import type { Connection } from '../db.js';
import type { Log } from '../log.js';
import { clientOptions, withListeners } from '../pools.js';

/**
 * Connections of the queue, which talks without a pipeline and listens: never through a pooler. By their name one sees from the database
 * whether a worker still has any.
 */
export function openPool(
  connection: Connection,
  { max, name, log }: { max: number; name: string; log?: Log },
): pg.Pool {
  const pool = new pg.Pool({ ...clientOptions(connection), max, application_name: name });
  return withListeners(pool, (error) => log?.warn({ err: error }, 'a job connection was lost'));
}
