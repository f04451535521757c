import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../src/platform/db.js';
import { openClient } from '../src/platform/pools.js';

/** Ends single connections to a database at random, whoever has them, until it is stopped. Answers how many of each name it ended. */
export async function endConnections(
  connection: Connection,
  everyMs: number,
): Promise<() => Promise<Map<string, number>>> {
  const client = await openClient(connection);
  const ended = new Map<string, number>();
  let isEnding = true;
  const ending = (async () => {
    while (isEnding) {
      await sleep(everyMs);
      // A name first and then one of its connections: the one that listens is ended as often as each of the pools.
      const { rows } = await client.query<{ name: string }>(`
        with living as (
          select pid, split_part(application_name, ' ', 1) as name from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()),
        chosen as (select name from (select distinct name from living) as names order by random() limit 1),
        one as (select pid, name from living join chosen using (name) order by random() limit 1)
        select name from one where pg_terminate_backend(pid)`);
      for (const { name } of rows) ended.set(name, (ended.get(name) ?? 0) + 1);
    }
  })();
  return async () => {
    isEnding = false;
    await ending;
    await client.end();
    return ended;
  };
}
