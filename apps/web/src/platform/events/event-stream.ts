import { Connection, type ConnectionNeeds } from './connection.js';
import type { EventName, Wired } from './wire.js';

type Handler = (data: unknown) => void;

/**
 * What the server says by itself. The tabs of a browser share one connection: the tab that holds the lock listens and
 * passes on. Where locks or channels are missing every tab listens for itself.
 */
export class EventStream {
  private readonly handlers = new Map<string, Set<Handler>>();
  private channel: BroadcastChannel | null = null;
  private connection: Connection | null = null;
  private release: (() => void) | null = null;
  private lastEventId = 0;
  private run = 0;

  constructor(private readonly needs: Pick<ConnectionNeeds, 'token' | 'renew'>) {}

  /** Begins to listen for whoever is signed in now; `who` keeps two people of one browser apart. */
  start(who: string): void {
    this.stop();
    const run = ++this.run;
    const isShared = Boolean(navigator.locks) && typeof BroadcastChannel === 'function';
    if (!isShared) {
      this.lead();
      return;
    }
    this.channel = new BroadcastChannel(`zhibi-events-${who}`);
    this.channel.onmessage = (message: MessageEvent<Wired>) => this.hear(message.data);
    void navigator.locks.request(`zhibi-events-${who}`, () => {
      if (run !== this.run) return;
      this.lead();
      return new Promise<void>((resolve) => {
        this.release = resolve;
      });
    });
  }

  stop(): void {
    this.run++;
    this.connection?.stop();
    this.connection = null;
    this.channel?.close();
    this.channel = null;
    this.release?.();
    this.release = null;
  }

  on(name: EventName, handler: Handler): () => void {
    const handlers = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, handlers.add(handler));
    return () => handlers.delete(handler);
  }

  private lead(): void {
    this.connection = new Connection({
      ...this.needs,
      lastEventId: () => this.lastEventId,
      onEvent: (event) => {
        this.hear(event);
        this.channel?.postMessage(event);
      },
    });
  }

  private hear(event: Wired): void {
    this.lastEventId = Math.max(this.lastEventId, event.id);
    for (const handler of this.handlers.get(event.name) ?? []) handler(event.data);
  }
}
