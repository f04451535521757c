import type { EventDeclaration } from '@zhibi/contract/kernel';
import type { z } from 'zod';
import { Connection, type ConnectionNeeds } from './connection.js';
import type { Wired } from './wire.js';

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
  private names: readonly string[] = [];

  constructor(private readonly needs: Pick<ConnectionNeeds, 'token' | 'renew'>) {}

  /**
   * Begins to listen for whoever is signed in now; `who` keeps two people of one browser apart. The events are all that the
   * server tells: the tab that listens does so for the others too.
   */
  start(who: string, events: readonly EventDeclaration[]): void {
    this.stop();
    this.names = events.map(({ name }) => name);
    const run = ++this.run;
    const isShared = Boolean(navigator.locks) && typeof BroadcastChannel === 'function';
    if (!isShared) {
      this.lead();
      return;
    }
    this.channel = new BroadcastChannel(`zhibi-events-${who}`);
    this.channel.onmessage = (message: MessageEvent<Wired>) => this.receive(message.data);
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

  /** What comes is judged by the event's own declaration: data that are not what it says reach nobody. */
  on<Data extends z.ZodType>(event: EventDeclaration<Data>, handler: (data: z.output<Data>) => void): () => void {
    const { name, data: declared } = event;
    const judge: Handler = (data) => {
      const judged = declared.safeParse(data);
      if (judged.success) handler(judged.data);
      else console.warn(`the event ${name} says what it is not declared to say`, judged.error.issues);
    };
    const handlers = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, handlers.add(judge));
    return () => handlers.delete(judge);
  }

  private lead(): void {
    this.connection = new Connection({
      ...this.needs,
      names: this.names,
      lastEventId: () => this.lastEventId,
      onEvent: (event) => {
        this.receive(event);
        this.channel?.postMessage(event);
      },
    });
  }

  private receive(event: Wired): void {
    this.lastEventId = Math.max(this.lastEventId, event.id);
    for (const handler of this.handlers.get(event.name) ?? []) handler(event.data);
  }
}
