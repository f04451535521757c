import { type FormItem, type Given, type GivenItem, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { call, Refusal } from '../../../platform/api.js';

/** What was given for one question and has not reached the school: since when it stands so, by this device's clock. */
interface Waiting {
  given: Given[];
  seconds: number;
  at: number;
}

export interface Kept {
  /** By question. */
  given: ReadonlyMap<string, readonly Given[]>;
  state: 'saved' | 'saving' | 'offline' | 'refused';
  /** Why nothing more is taken. */
  refused: string;
}

/** Writing rests so long before it is sent. */
const REST_MS = 1_500;
const AGAIN_MS = 5_000;
/** Sent again it would be refused again. */
const hopeless = ['conflict', 'forbidden', 'not-found', 'invalid'] as const;
const DAY_SECONDS = 86_400;
/** Older than a month is as old as a month. */
const MOST_AGE = 30 * DAY_SECONDS;

/**
 * The answers of one homework on this screen. Each is put down on the device at once and sent a moment later, until the school has acknowledged it:
 * neither a lost network nor a closed tab takes it away, and what is sent again counts once.
 */
export class AnswerKeeper {
  #kept: Kept;
  readonly #waiting: Map<string, Waiting>;
  readonly #seconds: Map<string, number>;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #at: { itemId: string; since: number } | undefined;

  constructor(
    private readonly homeworkId: string,
    items: readonly FormItem[],
    private readonly storage: Storage = localStorage,
  ) {
    this.#key = `answers ${homeworkId}`;
    this.#waiting = new Map(readWaiting(storage.getItem(this.#key)));
    this.#seconds = new Map(items.map(({ itemId, seconds }) => [itemId, seconds]));
    const given = new Map(items.map((item) => [item.itemId, this.#waiting.get(item.itemId)?.given ?? item.given]));
    this.#kept = { given, state: this.#waiting.size > 0 ? 'saving' : 'saved', refused: '' };
  }

  kept = (): Kept => this.#kept;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      addEventListener('online', this.#sendNow);
      addEventListener('pagehide', this.#sendNow);
      if (this.#waiting.size > 0) this.#sendNow();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      removeEventListener('online', this.#sendNow);
      removeEventListener('pagehide', this.#sendNow);
      this.#sendNow();
    };
  };

  /** The question that is looked at: time runs for it. */
  look(itemId: string): void {
    this.#count();
    this.#at = { itemId, since: Date.now() };
  }

  /** One question as it is answered now: in place of what was given in these areas. */
  give(itemId: string, changed: readonly Given[]): void {
    this.#count();
    const areaIds = new Set(changed.map(({ areaId }) => areaId));
    const before = this.#kept.given.get(itemId) ?? [];
    const given = [...before.filter(({ areaId }) => !areaIds.has(areaId)), ...changed];
    this.#waiting.set(itemId, { given, seconds: this.#seconds.get(itemId) ?? 0, at: Date.now() });
    this.#store();
    const state = this.#kept.state === 'offline' ? 'offline' : 'saving';
    this.#set({ given: new Map(this.#kept.given).set(itemId, given), state });
    this.#sendIn(REST_MS);
  }

  /** Sends what waits. Answers whether the school has everything. */
  async flush(): Promise<boolean> {
    await this.#send();
    // What was given while it was sent goes with a second turn.
    if (this.#waiting.size > 0 && this.#kept.state === 'saving') await this.#send();
    return this.#waiting.size === 0;
  }

  #sendNow = () => {
    void this.#send();
  };

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#sendNow, ms);
  }

  #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendOnce().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendOnce(): Promise<void> {
    if (this.#waiting.size === 0 || this.#kept.state === 'refused') return;
    const sent = new Map(this.#waiting);
    const items = [...sent].map(
      ([itemId, { given, seconds, at }]): GivenItem => ({
        itemId,
        given,
        seconds,
        ageSeconds: Math.min(MOST_AGE, Math.max(0, (Date.now() - at) / 1_000)),
      }),
    );
    try {
      await call(onScreenApi.save, { homeworkId: this.homeworkId, items }, { quiet: true });
    } catch (error) {
      const isRefused = error instanceof Refusal && hopeless.some((kind) => error.is(kind));
      if (isRefused) return this.#set({ state: 'refused', refused: error.message });
      this.#set({ state: 'offline' });
      if (this.#listeners.size > 0) this.#sendIn(AGAIN_MS);
      return;
    }
    for (const [itemId, one] of sent) if (this.#waiting.get(itemId) === one) this.#waiting.delete(itemId);
    this.#store();
    this.#set({ state: this.#waiting.size > 0 ? 'saving' : 'saved' });
    if (this.#waiting.size > 0) this.#sendIn(REST_MS);
  }

  #count(): void {
    if (this.#at === undefined) return;
    const now = Date.now();
    const { itemId, since } = this.#at;
    const more = document.visibilityState === 'hidden' ? 0 : (now - since) / 1_000;
    this.#seconds.set(itemId, Math.min(DAY_SECONDS, (this.#seconds.get(itemId) ?? 0) + Math.max(0, more)));
    this.#at = { itemId, since: now };
  }

  #store(): void {
    try {
      if (this.#waiting.size === 0) this.storage.removeItem(this.#key);
      else this.storage.setItem(this.#key, JSON.stringify([...this.#waiting]));
    } catch {
      // The storage is full: it is sent a moment later all the same.
    }
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function readWaiting(text: string | null): [string, Waiting][] {
  try {
    return text === null ? [] : (JSON.parse(text) as [string, Waiting][]); // as: written by this file alone
  } catch {
    return []; // cut off by a full storage
  }
}
