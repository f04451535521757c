import {
  type FormItem,
  type Given,
  type GivenItem,
  type HomeworkForm,
  onScreenApi,
} from '@zhibi/contract/capture/on-screen';
import { call, Refusal } from '../../../platform/api.js';
import { Outbox } from '../../../platform/outbox.js';
import { say } from '../../../platform/text.js';
import { filledAreas, inWords } from './given.js';
import type { Kept, Saved } from './kept.js';
import { HAND_IN, leftOf, nameOf, type Waiting } from './kept-rows.js';
import { ageOf, isDoubtful, type Moment, momentNow } from './moment.js';
import { QuestionTimes } from './question-times.js';

const REST_MS = 1_500;
/** Older than a month is as old as a month. */
const MOST_AGE = 30 * 86_400;

/** The form that is answered; of one that cannot be read any more only its id. */
type Answered = Pick<HomeworkForm, 'homeworkId'> & Partial<Pick<HomeworkForm, 'title' | 'items'>>;

/** The answers of one student to one homework on this screen, and how long each question was looked at. */
export class AnswerKeeper {
  #kept: Kept;
  readonly #outbox: Outbox<Waiting>;
  readonly #times: QuestionTimes;
  readonly #listeners = new Set<() => void>();
  /** Given on this screen: a form that was read earlier does not bring back what stood before. */
  readonly #own: Set<string>;
  /** Since when it stands so. */
  readonly #givenAt = new Map<string, Moment>();
  /** When the school last had an answer of this page: what is given after that is later, however slow the network was. */
  readonly #savedAt = new Map<string, Moment>();

  constructor(
    account: string,
    private readonly of: Answered,
    private readonly onSaved: (saved: Saved) => void = () => {},
  ) {
    const { homeworkId, items = [] } = of;
    this.#outbox = new Outbox(nameOf(account, homeworkId), {
      restMs: REST_MS,
      send: (waiting) => this.#save(waiting),
      unsaved: (count) => {
        const answers = count - (this.#outbox.waiting.has(HAND_IN) ? 1 : 0);
        return answers > 0 ? say('onScreen:unsent', { count: answers }) : say('onScreen:handInWaits');
      },
      changed: () => this.#tell(),
    });
    const { waiting, post } = this.#outbox;
    this.#times = new QuestionTimes(items);
    const given = new Map(items.map((item) => [item.itemId, waiting.get(item.itemId)?.given ?? item.given]));
    this.#own = new Set(waiting.keys());
    const isHandingIn = waiting.has(HAND_IN);
    this.#kept = { given, older: new Set(), left: [], isHandingIn, notHandedIn: '', ...post };
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
  look = (itemId: string): void => this.#times.look(itemId);

  /** One question as it is answered now: in place of what was given in these areas. */
  give(itemId: string, changed: readonly Given[]): void {
    const areaIds = new Set(changed.map(({ areaId }) => areaId));
    const before = this.#kept.given.get(itemId) ?? [];
    const given = [...before.filter(({ areaId }) => !areaIds.has(areaId)), ...changed];
    this.#own.add(itemId);
    const older = new Set([...this.#kept.older].filter((one) => one !== itemId));
    this.#set({ given: new Map(this.#kept.given).set(itemId, given), older });
    const seconds = this.#times.secondsOf(itemId);
    const item = this.of.items?.find((one) => one.itemId === itemId);
    const said = item && { title: this.of.title ?? '', no: item.no, words: inWords(item, given) };
    const givenAt = momentNow();
    this.#givenAt.set(itemId, givenAt);
    this.#outbox.put([[itemId, { given, seconds, ...(said && { said }), ...givenAt }]]);
  }

  /** The student is done: it goes behind the answers, now or when there is a network again. */
  async handIn(): Promise<void> {
    this.#set({ notHandedIn: '' });
    this.#outbox.put([[HAND_IN, { given: [], seconds: 0, ...momentNow() }]]);
    await this.#outbox.flush();
  }

  /** Not yet, after all. */
  keepOn(): void {
    this.#outbox.drop([HAND_IN]);
    this.#tell();
  }

  /** What was not taken is wanted no longer. */
  dropLeft(): void {
    this.#outbox.drop([...this.#kept.left.map(({ itemId }) => itemId), HAND_IN]);
    this.#set({ notHandedIn: '' });
    this.#tell();
  }

  /** What the homework is called to which an answer that waits belongs. */
  get title(): string {
    const { waiting, aside } = this.#outbox;
    return [...waiting.values(), ...aside.values()].find(({ said }) => said?.title)?.said?.title ?? this.of.title ?? '';
  }

  async #save(waiting: ReadonlyMap<string, Waiting>): Promise<void> {
    const { homeworkId } = this.of;
    const answers = [...waiting].filter(([id]) => id !== HAND_IN);
    // Any answer tells the time; this one is the shortest.
    if ([...waiting.values()].some(isDoubtful))
      await call(onScreenApi.begun, { homeworkIds: [homeworkId] }, { quiet: true });
    if (answers.length > 0) await this.#sendAnswers(answers);
    const handIn = this.#outbox.waiting.get(HAND_IN);
    // What was put down meanwhile goes first.
    if (handIn === undefined || this.#outbox.waiting.size > 1) return;
    const areaIds = [...this.#kept.given.values(), ...[...this.#outbox.aside.values()].map(({ given }) => given)];
    try {
      const wish = { homeworkId, areaIds: areaIds.flatMap(filledAreas), ageSeconds: Math.min(MOST_AGE, ageOf(handIn)) };
      await call(onScreenApi.handIn, wish, { quiet: true });
    } catch (error) {
      if (!(error instanceof Refusal) || !['not-in-form', 'not-saved'].includes(error.reason)) throw error;
      this.#outbox.drop([HAND_IN]);
      if (error.reason === 'not-saved') this.#sendAgain();
      return this.#set({ notHandedIn: error.message });
    }
    this.#outbox.taken(HAND_IN, handIn);
    this.onSaved({ items: new Map(), hasOlder: false, isHandedIn: true });
  }

  /** The school does not have what stands here: it is sent again as old as it is, and where something later stands that is shown. */
  #sendAgain(): void {
    for (const [itemId, moment] of this.#givenAt) {
      const given = this.#kept.given.get(itemId) ?? [];
      this.#outbox.put([[itemId, { given, seconds: this.#times.secondsOf(itemId), ...moment }]]);
    }
    this.onSaved({ items: new Map(), hasOlder: true, isHandedIn: false });
  }

  async #sendAnswers(answers: readonly (readonly [string, Waiting])[]): Promise<void> {
    const { homeworkId } = this.of;
    const items = answers.map(([itemId, one]): GivenItem => {
      const { given, seconds } = one;
      return { itemId, given: [...given], seconds, ageSeconds: this.#ageOf(itemId, one) };
    });
    const { older, notTaken } = await call(onScreenApi.save, { homeworkId, items }, { quiet: true });
    const savedAt = momentNow();
    const strange = new Set(notTaken.map(({ itemId }) => itemId));
    for (const [itemId, one] of answers) {
      this.#savedAt.set(itemId, savedAt);
      if (strange.has(itemId)) this.#outbox.setAside(itemId, one);
      else this.#outbox.taken(itemId, one);
    }
    // What was given anew meanwhile is judged by its own turn.
    const overtaken = older.filter((itemId) => !this.#outbox.waiting.has(itemId));
    for (const itemId of overtaken) this.#own.delete(itemId);
    if (overtaken.length > 0) this.#set({ older: new Set([...this.#kept.older, ...overtaken]) });
    const taken = items.filter(({ itemId }) => !older.includes(itemId) && !strange.has(itemId));
    this.onSaved({
      items: new Map(taken.map(({ itemId, given, seconds }) => [itemId, { given, seconds }])),
      hasOlder: overtaken.length > 0,
      isHandedIn: false,
    });
  }

  #ageOf(itemId: string, given: Moment): number {
    const savedAt = this.#savedAt.get(itemId);
    return Math.min(MOST_AGE, ageOf(given), savedAt === undefined ? MOST_AGE : ageOf(savedAt));
  }

  /** How the outbox stands: what it cannot bring anywhere is for the person to see. */
  #tell(): void {
    const { post, waiting, aside } = this.#outbox;
    const left = leftOf(post.state === 'refused' ? [...aside, ...waiting] : aside);
    this.#set({ ...post, left, isHandingIn: waiting.has(HAND_IN) });
  }

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    for (const listener of this.#listeners) listener();
  }
}
