import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, SYSTEM_ROLE } from '../db.js';
import { clientOptions } from '../pools.js';
import { CHANNEL } from './publisher.js';
import type { EventStream } from './stream.js';

/** Between two tries to listen again: at first soon, then ever later. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that was cut silently is found out by asking: nobody notices otherwise that no news comes. */
const ASK_MS = 20_000;

/** Listens on a connection of its own for what any process published; when that is lost it listens anew and catches up with what was missed. */
export async function openListener(connection: Connection, stream: EventStream): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let listening = await listen(connection, stream);
  const kept = (async () => {
    for (;;) {
      await listening.lost;
      if (closing.signal.aborted) return;
      const next = await listenAgain(connection, stream, closing.signal);
      if (next === undefined) return;
      listening = next;
      if (closing.signal.aborted) await listening.close();
    }
  })();
  return async () => {
    closing.abort();
    await listening.close();
    await kept;
  };
}

interface Listening {
  /** Resolves when nothing more will be heard. */
  lost: Promise<void>;
  close(): Promise<void>;
}

/** Tries until it is heard again; undefined when nobody wants to any more. */
async function listenAgain(
  connection: Connection,
  stream: EventStream,
  signal: AbortSignal,
): Promise<Listening | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const listening = await listen(connection, stream).catch(() => undefined); // the database is away: it is tried again
    if (listening !== undefined) return listening;
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined); // cut short by the closing
  }
  return undefined;
}

/** Hears from now on, and has caught up with what was published before. */
async function listen(connection: Connection, stream: EventStream): Promise<Listening> {
  const client = new pg.Client({
    connectionTimeoutMillis: ASK_MS,
    ...clientOptions(connection),
    query_timeout: ASK_MS,
    application_name: 'zhibi-listener',
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  const close = () => client.end().catch(() => undefined); // it has gone already
  client.on('error', () => void close());
  client.on('notification', ({ payload }) => stream.advanceTo(Number(payload)));
  try {
    await client.connect();
    await client.query(`set role ${SYSTEM_ROLE}`);
    await client.query(`listen ${CHANNEL}`);
    await stream.catchUp();
  } catch (error) {
    await close();
    throw error;
  }
  const asking = setInterval(() => void client.query('select 1').catch(close), ASK_MS);
  asking.unref();
  return { lost: lost.finally(() => clearInterval(asking)), close };
}
