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
  const pool = withListeners(new pg.Pool({ ...clientOptions(connection), max, application_name: name }), (error) =>
    log?.warn({ err: error }, 'a job connection was lost'),
  );
  pool.on('connect', (client) => void Object.assign(client, { query: patient(client, client.query) }));
  return Object.assign(pool, { connect: patient(pool, pool.connect) });
}

/** What the queue says again after a while. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * That a task has ended the queue says without waiting for the answer, and says it again only for errors that it knows; of any other nobody
 * hears, and the process would end by it. So a lost connection is told as one of those that it knows. All that it says may be said twice.
 */
const patient =
  (whose: object, ask: (...given: never[]) => unknown) =>
  (...given: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(ask, whose, given);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      if (!isOfConnection(error)) throw error;
      const lost = new Error('the connection to the database was lost', { cause: error });
      throw Object.assign(lost, { code: CANNOT_CONNECT_NOW });
    });
  };

/** What the network says, or the database that ends a connection: not what it says of a statement. */
const isOfConnection = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(57P|08)/.test(error.code ?? '');
