import type { ServerResponse } from 'node:http';
import type { EventStream, Listener, StoredEvent } from '../platform/events/index.js';

const HEARTBEAT_MS = 20_000;
/** A browser that reads this slowly is let go; it comes back with its last id. */
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;

/** The open event streams of this process, by the id that the browser gave them. */
export class EventStreams {
  readonly #open = new Map<string, { accountId: string; end: () => void }>();

  constructor(private readonly stream: EventStream) {}

  /** Writes events to the response until it ends. `lastId` replays what was missed since. */
  async open(uuid: string, accountId: string, response: ServerResponse, lastId: number | undefined): Promise<void> {
    this.close(uuid, accountId);
    const write = (text: string) => {
      if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
      else response.write(text);
    };
    const listener: Listener = {
      accountId,
      send: (event: StoredEvent) =>
        write(`id: ${event.id}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`),
      resync: (id) => write(`id: ${id}\nevent: resync\ndata: {}\n\n`),
    };
    const stop = await this.stream.listen(listener, lastId);
    // Said only now: what happens after a browser has read this reaches it, also one that names no last id.
    write(': connected\n\n');
    const heartbeat = setInterval(() => write(': alive\n\n'), HEARTBEAT_MS);
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
