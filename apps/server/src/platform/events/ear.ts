import postgres from 'postgres';
import { type Connection, SYSTEM_ROLE } from '../db.js';
import { CHANNEL } from './publisher.js';
import type { EventStream } from './stream.js';

/** Listens on a connection of its own for what any process published; catches up after every reconnection. */
export async function openEar(connection: Connection, stream: EventStream): Promise<() => Promise<void>> {
  const { url, ...rest } = connection;
  const options = {
    max: 1,
    connection: { role: SYSTEM_ROLE, application_name: 'zhibi-ear' },
    onnotice: () => undefined,
    ...rest,
  };
  const sql = url === undefined ? postgres(options) : postgres(url, options);
  await sql.listen(
    CHANNEL,
    (id) => stream.advanceTo(Number(id)),
    () => void stream.catchUp().catch(() => undefined), // the database is away: the next reconnection catches up
  );
  return () => sql.end({ timeout: 5 });
}
