import { type FormItem, type Given, type GivenItem, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { call } from '../../../platform/api.js';
import { keptWork } from '../../../platform/kept-work.js';
import { namesWaiting, Outbox, type Post } from '../../../platform/outbox.js';
import { say } from '../../../platform/text.js';

/** What was given for one question and has not reached the school: since when it stands so, by this device's clock. */
interface Waiting {
  given: readonly Given[];
  seconds: number;
  at: number;
}

export interface Kept extends Post {
  /** By question. */
  given: ReadonlyMap<string, readonly Given[]>;
}

const REST_MS = 1_500;
const DAY_SECONDS = 86_400;
/** Older than a month is as old as a month. */
const MOST_AGE = 30 * DAY_SECONDS;

const nameOf = (account: string, homeworkId = '') => `${keptWork.answers} ${account} ${homeworkId}`;

/** The homework of which answers wait on this device. */
export const homeworkWithAnswers = (account: string): string[] => [
  ...new Set(namesWaiting(nameOf(account)).map((rest) => rest.split(' ')[0] ?? '')),
];

/** The answers of one student to one homework on this screen, and how long each question was looked at. */
export class AnswerKeeper {
  #kept: Kept;
  readonly #outbox: Outbox<Waiting>;
  readonly #seconds: Map<string, number>;
  readonly #listeners = new Set<() => void>();
  #at: { itemId: string; since: number } | undefined;

  constructor(
    private readonly homeworkId: string,
    account: string,
    items: readonly FormItem[],
  ) {
    this.#outbox = new Outbox(nameOf(account, homeworkId), {
      restMs: REST_MS,
      send: (waiting) => this.#save(waiting),
      unsaved: (count) => say('onScreen:unsent', { count }),
      changed: () => this.#set(this.#outbox.post),
    });
    const { waiting, post } = this.#outbox;
    this.#seconds = new Map(items.map(({ itemId, seconds }) => [itemId, seconds]));
    const given = new Map(items.map((item) => [item.itemId, waiting.get(item.itemId)?.given ?? item.given]));
    this.#kept = { given, ...post };
  }

  kept = (): Kept => this.#kept;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const close = this.#outbox.open();
    return () => {
      this.#listeners.delete(listener);
      close();
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
    this.#set({ given: new Map(this.#kept.given).set(itemId, given) });
    this.#outbox.put([[itemId, { given, seconds: this.#seconds.get(itemId) ?? 0, at: Date.now() }]]);
  }

  /** Sends what waits. Answers whether the school has everything. */
  flush = (): Promise<boolean> => this.#outbox.flush();

  async #save(waiting: ReadonlyMap<string, Waiting>): Promise<void> {
    const items = [...waiting].map(
      ([itemId, { given, seconds, at }]): GivenItem => ({
        itemId,
        given: [...given],
        seconds,
        ageSeconds: Math.min(MOST_AGE, Math.max(0, (Date.now() - at) / 1_000)),
      }),
    );
    await call(onScreenApi.save, { homeworkId: this.homeworkId, items }, { quiet: true });
    for (const [itemId, one] of waiting) this.#outbox.taken(itemId, one);
  }

  #count(): void {
    if (this.#at === undefined) return;
    const now = Date.now();
    const { itemId, since } = this.#at;
    const more = document.visibilityState === 'hidden' ? 0 : (now - since) / 1_000;
    this.#seconds.set(itemId, Math.min(DAY_SECONDS, (this.#seconds.get(itemId) ?? 0) + Math.max(0, more)));
    this.#at = { itemId, since: now };
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    for (const listener of this.#listeners) listener();
  }
}
