import { Refusal } from './api.js';
import { leaving } from './leaving.js';
import type { Post, Work } from './outbox-work.js';
import { session } from './session-store.js';
import { StoredRows } from './stored-rows.js';

export type { Post } from './outbox-work.js';

const AGAIN_MS = 5_000;
/** Sent again it would be refused again. */
const hopeless = ['conflict', 'forbidden', 'not-found', 'invalid'] as const;

/** Those with something to send, or somebody who looks: one for each name, whichever page began it. */
const afloat = new Map<string, { takeOver(): ReadonlyMap<string, unknown> }>();

/**
 * What a person did that has not reached the school. Each row is put down on the device at once and sent a moment later, until the school
 * has taken it: neither a lost network nor a closed tab takes it away. Each stands in the storage under a name of its own, so that two
 * tabs of one person do not write over what waits in the other. It goes on when its page is left, and ends with the login; the rows of
 * `kept-work.ts` stay on the device for the next login of their account. The rows must bear to be sent twice.
 */
export class Outbox<Row> {
  readonly #waiting = new Map<string, Row>();
  /** What the school does not take as it is: not sent again by this page, and still on the device. */
  readonly #aside = new Map<string, Row>();
  readonly #stored: StoredRows<Row>;
  #post: Post;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #lookers = 0;
  #stopListening: (() => void) | undefined;
  readonly #login = session.loginMark;

  constructor(
    private readonly name: string,
    private readonly work: Work<Row>,
    storage: Storage = localStorage,
  ) {
    this.#inherit();
    this.#stored = new StoredRows(name, storage);
    for (const [id, row] of this.#stored.all()) this.#waiting.set(id, row);
    this.#post = { state: this.#waiting.size > 0 ? 'saving' : 'saved', refused: '' };
  }

  get waiting(): ReadonlyMap<string, Row> {
    return this.#waiting;
  }

  get aside(): ReadonlyMap<string, Row> {
    return this.#aside;
  }

  get post(): Post {
    return this.#post;
  }

  /** Sends what waits, and whenever there is a network again, for as long as somebody looks and until all is sent. Answers how to leave. */
  open(): () => void {
    this.#lookers++;
    this.#listen();
    return () => {
      this.#lookers--;
      this.#sendNow();
      this.#rest();
    };
  }

  /** What waits in the one of this name that another page began. */
  #inherit(): void {
    const other = afloat.get(this.name);
    if (other === undefined || other === this) return;
    for (const [id, row] of other.takeOver()) if (!this.#waiting.has(id)) this.#waiting.set(id, row as Row); // as: of the same name
  }

  /** Gives what waits to the one that a page has opened now. */
  takeOver(): ReadonlyMap<string, Row> {
    this.#stop();
    return new Map(this.#waiting);
  }

  #listen(): void {
    if (this.#stopListening !== undefined) return;
    this.#inherit();
    afloat.set(this.name, this);
    addEventListener('online', this.#sendNow);
    addEventListener('pagehide', this.#sendNow);
    const stay = leaving.on({
      unsaved: () => (this.#waiting.size > 0 ? this.work.unsaved(this.#waiting.size) : null),
      forget: () => this.#forget(),
    });
    this.#stopListening = () => {
      removeEventListener('online', this.#sendNow);
      removeEventListener('pagehide', this.#sendNow);
      stay();
      if (afloat.get(this.name) === this) afloat.delete(this.name);
    };
    if (this.#waiting.size > 0) this.#sendNow();
  }

  /** Nobody looks and nothing waits. */
  #rest(): void {
    if (this.#lookers === 0 && this.#waiting.size === 0) this.#stop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  #forget(): void {
    this.#waiting.clear();
    this.#aside.clear();
    this.#stop();
  }

  put(rows: Iterable<readonly [id: string, row: Row]>): void {
    if (this.#lookers > 0) this.#listen();
    for (const [id, row] of rows) {
      this.#waiting.set(id, row);
      this.#aside.delete(id);
      this.#stored.keep(id, row);
    }
    this.#set({ state: this.#post.state === 'offline' ? 'offline' : 'saving' });
    this.#sendIn(this.work.restMs);
  }

  /** The school has this row; what was put in its place meanwhile goes with the next turn. */
  taken(id: string, row: Row | undefined): void {
    if (row === undefined || this.#waiting.get(id) !== row) return;
    this.#waiting.delete(id);
    this.#stored.dropIfSame(id, row);
  }

  /** The school has said that it does not take this row. It stays on the device until something else is put in its place or it is dropped. */
  setAside(id: string, row: Row): void {
    if (this.#waiting.get(id) !== row) return;
    this.#waiting.delete(id);
    this.#aside.set(id, row);
  }

  /** The person wants it no longer: it is taken off the device. */
  drop(ids: Iterable<string>): void {
    for (const id of ids) {
      this.#waiting.delete(id);
      this.#aside.delete(id);
      this.#stored.drop(id);
    }
    if (this.#waiting.size === 0) this.#set({ state: 'saved', refused: '' });
    this.#rest();
  }

  /** Sends what waits, with what is put while it is sent. Answers whether the school has everything. */
  async flush(): Promise<boolean> {
    await this.#send();
    if (this.#waiting.size > 0 && this.#post.state === 'saving') await this.#send();
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
    const { state } = this.#post;
    if (session.loginMark !== this.#login) return this.#forget();
    if (state === 'refused' || (this.#waiting.size === 0 && state !== 'offline')) return;
    try {
      await this.work.send(new Map(this.#waiting));
    } catch (error) {
      const isRefused = error instanceof Refusal && hopeless.some((kind) => error.is(kind));
      if (isRefused) return this.#set({ state: 'refused', refused: error.message });
      this.#set({ state: 'offline' });
      if (this.#stopListening !== undefined) this.#sendIn(AGAIN_MS);
      return;
    }
    this.#set({ state: this.#waiting.size > 0 ? 'saving' : 'saved' });
    if (this.#waiting.size > 0) this.#sendIn(this.work.restMs);
    else this.#rest();
  }

  #set(change: Partial<Post>): void {
    this.#post = { ...this.#post, ...change };
    this.work.changed();
  }
}
