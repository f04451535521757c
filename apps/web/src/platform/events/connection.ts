import { runningApi } from '@zhibi/contract/session';
import { base64url, uuid, type Wired } from './wire.js';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

export interface ConnectionNeeds {
  token: () => string;
  /** A fresh token in place of a refused one; false when the session is over. */
  renew: (token: string) => Promise<boolean>;
  lastEventId: () => number;
  /** The names of all events: an EventSource must be told each one it should hear. */
  names: readonly string[];
  onEvent: (event: Wired) => void;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null; // nothing that an event could be
  }
};

/** One open stream to the server. When it closes it connects again, later each time, from the last event it has seen. */
export class Connection {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = FIRST_WAIT_MS;
  private isStopped = false;
  private readonly id = uuid();

  constructor(private readonly needs: ConnectionNeeds) {
    this.open();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.source?.close();
  }

  private open(): void {
    const token = this.needs.token();
    if (this.isStopped || !token) return;
    const path = runningApi.connect.path.replace('{uuid}', this.id).replace('{token}', base64url(token));
    const last = this.needs.lastEventId();
    const source = new EventSource(last ? `${path}?lastEventId=${last}` : path);
    let wasOpen = false;
    source.onopen = () => {
      wasOpen = true;
      this.waitMs = FIRST_WAIT_MS;
    };
    for (const name of this.needs.names)
      source.addEventListener(name, (event: MessageEvent<string>) =>
        this.needs.onEvent({ id: Number(event.lastEventId) || 0, name, data: parse(event.data) }),
      );
    source.onerror = () => {
      source.close();
      this.again(token, wasOpen);
    };
    this.source = source;
  }

  /** A stream that never opened was most likely refused: its token may be too old. */
  private again(token: string, wasOpen: boolean): void {
    const waitMs = this.waitMs;
    this.waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    this.timer = setTimeout(() => {
      const ready = wasOpen ? Promise.resolve(true) : this.needs.renew(token).catch(() => true); // no network: try again later
      void ready.then((isSignedIn) => {
        if (isSignedIn) this.open();
      });
    }, waitMs);
  }
}
