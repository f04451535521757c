import type pg from 'pg';

/** A connection of a pool, in one caller's hands. */
export interface Held {
  client: pg.PoolClient;
  release: (broken?: Error | boolean) => void;
}

/** Lost while it is held it goes back at once: whoever waits need not wait for the work that has not noticed yet. */
export async function held(pool: pg.Pool): Promise<Held> {
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
