import { type FormItem, type Given, type GivenItem, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { call } from '../../../platform/api.js';
import { keptWork } from '../../../platform/kept-work.js';
import { Outbox, type Post } from '../../../platform/outbox.js';
import { namesWaiting } from '../../../platform/rows-waiting.js';
import { say } from '../../../platform/text.js';
import { ageOf, isDoubtful, type Moment, momentNow } from './moment.js';

/** What was given for one question and has not reached the school, and since when it stands so. */
interface Waiting extends Moment {
  given: readonly Given[];
  seconds: number;
}

export interface Kept extends Post {
  /** By question. */
  given: ReadonlyMap<string, readonly Given[]>;
  /** Questions of which the school has something that was given later, on another screen. */
  older: ReadonlySet<string>;
}

/** What the school has taken, and where it did not because something later stands. */
export interface Saved {
  items: ReadonlyMap<string, Pick<FormItem, 'given' | 'seconds'>>;
  hasOlder: boolean;
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
  /** Given on this screen: a form that was read earlier does not bring back what stood before. */
  readonly #own: Set<string>;
  /** When the school last had an answer of this page: what is given after that is later, however slow the network was. */
  readonly #savedAt = new Map<string, Moment>();
  #at: { itemId: string; since: number } | undefined;

  constructor(
    private readonly homeworkId: string,
    account: string,
    items: readonly FormItem[],
    private readonly onSaved: (saved: Saved) => void = () => {},
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
    this.#own = new Set(waiting.keys());
    this.#kept = { given, older: new Set(), ...post };
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

  /** What the school has by now; what was given here stands above it. */
  take(items: readonly FormItem[]): void {
    const given = new Map(this.#kept.given);
    for (const item of items) if (!this.#own.has(item.itemId)) given.set(item.itemId, item.given);
    this.#set({ given });
  }

  /** The question that is looked at: time runs for it. */
  look(itemId: string): void {
    this.#count();
    this.#at = { itemId, since: performance.now() };
  }

  /** One question as it is answered now: in place of what was given in these areas. */
  give(itemId: string, changed: readonly Given[]): void {
    this.#count();
    const areaIds = new Set(changed.map(({ areaId }) => areaId));
    const before = this.#kept.given.get(itemId) ?? [];
    const given = [...before.filter(({ areaId }) => !areaIds.has(areaId)), ...changed];
    this.#own.add(itemId);
    const older = new Set([...this.#kept.older].filter((one) => one !== itemId));
    this.#set({ given: new Map(this.#kept.given).set(itemId, given), older });
    this.#outbox.put([[itemId, { given, seconds: this.#seconds.get(itemId) ?? 0, ...momentNow() }]]);
  }

  /** Sends what waits. Answers whether the school has everything. */
  flush = (): Promise<boolean> => this.#outbox.flush();

  async #save(waiting: ReadonlyMap<string, Waiting>): Promise<void> {
    const { homeworkId } = this;
    // Any answer tells the time; this one is the shortest.
    if ([...waiting.values()].some(isDoubtful))
      await call(onScreenApi.begun, { homeworkIds: [homeworkId] }, { quiet: true });
    const items = [...waiting].map(([itemId, one]): GivenItem => {
      const { given, seconds } = one;
      return { itemId, given: [...given], seconds, ageSeconds: this.#ageOf(itemId, one) };
    });
    const { older } = await call(onScreenApi.save, { homeworkId, items }, { quiet: true });
    const savedAt = momentNow();
    for (const [itemId, one] of waiting) {
      this.#savedAt.set(itemId, savedAt);
      this.#outbox.taken(itemId, one);
    }
    // What was given anew meanwhile is judged by its own turn.
    const overtaken = older.filter((itemId) => !this.#outbox.waiting.has(itemId));
    for (const itemId of overtaken) this.#own.delete(itemId);
    if (overtaken.length > 0) this.#set({ older: new Set([...this.#kept.older, ...overtaken]) });
    const taken = items.filter(({ itemId }) => !older.includes(itemId));
    this.onSaved({
      items: new Map(taken.map(({ itemId, given, seconds }) => [itemId, { given, seconds }])),
      hasOlder: overtaken.length > 0,
    });
  }

  #ageOf(itemId: string, given: Moment): number {
    const savedAt = this.#savedAt.get(itemId);
    return Math.min(MOST_AGE, ageOf(given), savedAt === undefined ? MOST_AGE : ageOf(savedAt));
  }

  #count(): void {
    if (this.#at === undefined) return;
    const now = performance.now();
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
