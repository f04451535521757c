import type { InkAnswer, InkStroke } from '@zhibi/contract/capture';
import { Refusal } from '../../../platform/api.js';

export interface SenderNeeds {
  send: (pageCode: string, strokes: InkStroke[]) => Promise<InkAnswer>;
  /** Runs later and can be called off. */
  later: (ms: number, work: () => void) => () => void;
  /** The server does not want this ink; it is kept until it is sent again or thrown away. */
  onRefused: (refusal: Refusal) => void;
}

export interface SenderState {
  unsent: number;
  /** The network is away, or the server said no. */
  isStuck: boolean;
  sent: number;
}

const BATCH_MS = 300;
const RETRY_MS = [1000, 2000, 4000, 8000];
const MOST_IN_ONE = 500;

interface Waiting {
  pageCode: string;
  stroke: InkStroke;
}

/** Sends ink every 300 ms and lets go of nothing that is not acknowledged; the server counts a stroke once by its id. */
export class InkSender {
  private readonly watchers = new Set<() => void>();
  private waiting: readonly Waiting[] = [];
  private state: SenderState = { unsent: 0, isStuck: false, sent: 0 };
  private callOff: (() => void) | null = null;
  private isSending = false;
  private failures = 0;

  constructor(private readonly needs: SenderNeeds) {}

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
  get = (): SenderState => this.state;

  add(pageCode: string, stroke: InkStroke): void {
    this.waiting = [...this.waiting, { pageCode, stroke }];
    this.notify({});
    if (!this.state.isStuck) this.plan(BATCH_MS);
  }

  /** Lets go of what was not sent: its person has logged out and was told. */
  forget(): void {
    this.callOff?.();
    this.callOff = null;
    this.waiting = [];
    this.notify({ isStuck: false });
  }

  /** Tries now instead of waiting for the next turn. */
  sendNow(): void {
    this.callOff?.();
    this.callOff = null;
    void this.flush();
  }

  private plan(ms: number): void {
    if (this.callOff || this.isSending) return;
    this.callOff = this.needs.later(ms, () => {
      this.callOff = null;
      void this.flush();
    });
  }

  private async flush(): Promise<void> {
    const [first] = this.waiting;
    if (!first || this.isSending) return;
    const batch = this.waiting.filter(({ pageCode }) => pageCode === first.pageCode).slice(0, MOST_IN_ONE);
    this.isSending = true;
    try {
      await this.needs.send(
        first.pageCode,
        batch.map(({ stroke }) => stroke),
      );
      this.waiting = this.waiting.filter((one) => !batch.includes(one));
      this.failures = 0;
      this.notify({ isStuck: false, sent: this.state.sent + batch.length });
      this.isSending = false;
      if (this.waiting.length > 0) this.plan(BATCH_MS);
    } catch (error) {
      this.isSending = false;
      if (!(error instanceof Refusal)) throw error;
      this.notify({ isStuck: true });
      if (error.is('network')) this.plan(RETRY_MS[Math.min(this.failures++, RETRY_MS.length - 1)] ?? 0);
      else this.needs.onRefused(error);
    }
  }

  private notify(change: Partial<SenderState>): void {
    this.state = { ...this.state, ...change, unsent: this.waiting.length };
    for (const watcher of this.watchers) watcher();
  }
}
