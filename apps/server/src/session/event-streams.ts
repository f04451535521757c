import type { ServerResponse } from 'node:http';
import { resync } from '@zhibi/contract/kernel';
import type { EventStream, Listener, ToldEvent } from '../platform/events/index.js';

const HEARTBEAT_MS = 20_000;
/** A browser that has not read so much is told no more until it has: the rest waits in the table, not in memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** The open event streams of this process, by the id that the browser gave them. */
export class EventStreams {
  readonly #open = new Map<string, { accountId: string; end: () => void }>();

  constructor(private readonly stream: EventStream) {}

  /** Writes events to the response until it ends. `lastId` replays what was missed since. */
  async open(uuid: string, accountId: string, response: ServerResponse, lastId: number | undefined): Promise<void> {
    this.close(uuid, accountId);
    const stop = await this.stream.listen(listenerOf(accountId, response), lastId);
    // Said only now: what happens after a browser has read this reaches it, also one that names no last id.
    response.write(': connected\n\n');
    const heartbeat = setInterval(() => isFull(response) || response.write(': alive\n\n'), HEARTBEAT_MS);
    const entry = { accountId, end: () => response.end() };
    this.#open.set(uuid, entry);
    response.once('close', () => {
      clearInterval(heartbeat);
      stop();
      if (this.#open.get(uuid) === entry) this.#open.delete(uuid);
    });
    if (response.destroyed) response.emit('close');
  }

  /** Ends a stream of this person; another person's is left alone. */
  close(uuid: string, accountId: string): void {
    const entry = this.#open.get(uuid);
    if (entry?.accountId === accountId) entry.end();
  }

  closeAll(): void {
    for (const { end } of this.#open.values()) end();
  }
}

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
