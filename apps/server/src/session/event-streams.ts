import type { ServerResponse } from 'node:http';
import { resync } from '@zhibi/contract/kernel';
import type { EventStream, Listener, ToldEvent } from '../platform/events/index.js';

const HEARTBEAT_MS = 20_000;
/** A browser that has not read so much is told no more until it has: the rest waits in the table, not in memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** A stream lives no longer than its login, which may end in any process: so often is looked. */
const LOOK_MS = 5_000;

/** Whose stream it is: the login under which it was opened, by the id that the browser gave it. */
interface Reader {
  uuid: string;
  accountId: string;
  sessionId: string;
}

interface Open extends Reader {
  end: () => void;
}

/** The open event streams of this process. */
export class EventStreams {
  /** A person's own word for a stream replaces nobody else's. */
  readonly #open = new Map<string, Open>();
  readonly #timer: NodeJS.Timeout;

  /** @param livingOf which of these logins still live */
  constructor(
    private readonly stream: EventStream,
    private readonly livingOf: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>,
  ) {
    // What cannot be asked now is asked the next time.
    this.#timer = setInterval(() => void this.#endOver().catch(() => undefined), LOOK_MS).unref();
  }

  /** Writes events to the response until it ends. `lastId` replays what was missed since. */
  async open(reader: Reader, response: ServerResponse, lastId: number | undefined): Promise<void> {
    const { uuid, accountId } = reader;
    this.close(uuid, accountId);
    const entry: Open = { ...reader, end: () => response.end() };
    this.#open.set(nameOf(reader), entry);
    const stop = await this.stream.listen(listenerOf(accountId, response), lastId);
    // Said only now: what happens after a browser has read this reaches it, also one that names no last id.
    if (!isOver(response)) response.write(': connected\n\n');
    const heartbeat = setInterval(() => isFull(response) || response.write(': alive\n\n'), HEARTBEAT_MS);
    response.once('close', () => {
      clearInterval(heartbeat);
      stop();
      if (this.#open.get(nameOf(reader)) === entry) this.#open.delete(nameOf(reader));
    });
    if (response.destroyed) response.emit('close');
  }

  /** Ends a stream of this person; another person's is left alone. */
  close(uuid: string, accountId: string): void {
    this.#open.get(nameOf({ uuid, accountId }))?.end();
  }

  closeAll(): void {
    clearInterval(this.#timer);
    for (const { end } of this.#open.values()) end();
  }

  async #endOver(): Promise<void> {
    const all = [...this.#open.values()];
    if (all.length === 0) return;
    const living = await this.livingOf([...new Set(all.map(({ sessionId }) => sessionId))]);
    for (const { sessionId, end } of all) if (!living.has(sessionId)) end();
  }
}

const nameOf = ({ uuid, accountId }: Pick<Reader, 'uuid' | 'accountId'>): string => `${accountId} ${uuid}`;

const isFull = (response: ServerResponse): boolean => response.writableLength > MAX_BUFFERED_BYTES;
const isOver = (response: ServerResponse): boolean => response.writableEnded || response.destroyed;

function listenerOf(accountId: string, response: ServerResponse): Listener {
  const write = (id: number, name: string, text: string): boolean => {
    if (isOver(response)) return true; // nobody reads it
    response.write(`id: ${id}\nevent: ${name}\ndata: ${text}\n\n`);
    return !isFull(response);
  };
  return {
    accountId,
    send: ({ id, name, text }: ToldEvent) => write(id, name, text),
    resync: (id) => void write(id, resync.name, '{}'),
    drained: () =>
      new Promise((resolve) => {
        if (isOver(response) || !response.writableNeedDrain) return resolve();
        const done = () => {
          for (const sign of ['drain', 'close']) response.off(sign, done);
          resolve();
        };
        for (const sign of ['drain', 'close']) response.on(sign, done);
      }),
  };
}
