import type { InkAnswer } from '@zhibi/contract/capture';
import { Refusal } from '../../../platform/api.js';
import type { PenStroke } from './driver/pen-driver.js';
import type { InkShelf, WaitingInk } from './ink-shelf.js';

/** Ink of one pen, all live or all from its memory. */
export interface PenBatch {
  seq: number;
  source: PenStroke['source'];
  device: WaitingInk['device'];
  ink: readonly PenStroke[];
}

export interface PostNeeds {
  shelf: InkShelf;
  owner: string;
  send(batch: PenBatch): Promise<InkAnswer>;
  later(ms: number, work: () => void): () => void;
  /** All of these are kept by the school. */
  onKept(strokeIds: readonly string[]): void;
}

export interface PostState {
  waiting: number;
  /** Not taken by the school, with the reason of the first. */
  refused: { count: number; why: string };
  sent: number;
  isOffline: boolean;
}

const BATCH_MS = 200;
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
const MOST = 400;

/** Brings the ink of pens to the school: laid down in this browser first, sent again until it is acknowledged, counted once by its ids. */
export class PenPost {
  readonly #waiting = new Map<string, WaitingInk>();
  readonly #aside = new Map<string, WaitingInk>();
  readonly #seqOf = new Map<string, number>();
  readonly #watchers = new Set<() => void>();
  #state: PostState = { waiting: 0, refused: { count: 0, why: '' }, sent: 0, isOffline: false };
  #callOff: (() => void) | undefined;
  #isSending = false;
  #failures = 0;

  constructor(private readonly needs: PostNeeds) {}

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  get = (): PostState => this.#state;

  /** What an earlier page of this person left goes first. */
  async restore(): Promise<void> {
    for (const ink of await this.needs.shelf.all())
      if (ink.owner === this.needs.owner)
        (ink.refused === undefined ? this.#waiting : this.#aside).set(ink.strokeId, ink);
    this.#tell({});
    this.#plan(0);
  }

  /** The last number that the school has from this pen: numbers without gaps tell it what is missing. */
  countFrom(mac: string, lastSeq: number): void {
    this.#seqOf.set(mac, Math.max(lastSeq, this.#seqOf.get(mac) ?? -1));
  }

  async add(device: WaitingInk['device'], told: readonly PenStroke[]): Promise<void> {
    const ink = told.map((one): WaitingInk => ({ ...one, strokeId: one.stroke.id, owner: this.needs.owner, device }));
    for (const one of ink) if (!this.#aside.has(one.strokeId)) this.#waiting.set(one.strokeId, one);
    this.#tell({});
    await this.needs.shelf.put(ink).catch(() => undefined); // no room: it is sent a moment later all the same
    this.#plan(BATCH_MS);
  }

  sendNow = (): void => {
    this.#callOff?.();
    this.#callOff = undefined;
    void this.#send();
  };

  /** The person does not want what the school did not take. */
  async throwAway(): Promise<void> {
    const ids = [...this.#aside.keys()];
    this.#aside.clear();
    this.#tell({});
    await this.needs.shelf.drop(ids);
  }

  stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #plan(ms: number): void {
    if (this.#callOff === undefined && !this.#isSending && this.#waiting.size > 0)
      this.#callOff = this.needs.later(ms, this.sendNow);
  }

  async #send(): Promise<void> {
    const [first] = this.#waiting.values();
    if (first === undefined || this.#isSending) return;
    this.#isSending = true;
    const { device, source } = first;
    const batch = [...this.#waiting.values()]
      .filter((one) => one.device.mac === device.mac && one.source === source)
      .slice(0, MOST);
    const seq = (this.#seqOf.get(device.mac) ?? -1) + 1;
    try {
      const answer = await this.needs.send({ seq, source, device, ink: batch });
      this.countFrom(device.mac, Math.max(seq, answer.lastSeq));
      await this.#settled(batch, new Map(answer.rejected.map(({ id, reason }) => [id, reason])));
      this.#failures = 0;
      this.#isSending = false;
      this.#tell({ isOffline: false });
      this.#plan(BATCH_MS);
    } catch (error) {
      this.#isSending = false;
      if (!(error instanceof Refusal)) throw error;
      // What is wrong with the whole batch may be right tomorrow, or for another login: it is kept and tried again by hand.
      const isHopeless = error.is('forbidden') || error.is('not-found') || error.is('invalid');
      if (isHopeless) await this.#settled(batch, new Map(batch.map(({ strokeId }) => [strokeId, error.message])));
      else this.#tell({ isOffline: true });
      this.#plan(AGAIN_MS[Math.min(this.#failures++, AGAIN_MS.length - 1)] ?? 0);
    }
  }

  async #settled(batch: readonly WaitingInk[], reasonOf: ReadonlyMap<string, string>): Promise<void> {
    const kept = batch.filter(({ strokeId }) => !reasonOf.has(strokeId));
    const aside = batch.flatMap((one) => {
      const refused = reasonOf.get(one.strokeId);
      return refused === undefined ? [] : [{ ...one, refused }];
    });
    for (const one of batch) this.#waiting.delete(one.strokeId);
    for (const one of aside) this.#aside.set(one.strokeId, one);
    await this.needs.shelf.put(aside).catch(() => undefined);
    await this.needs.shelf.drop(kept.map(({ strokeId }) => strokeId)).catch(() => undefined); // sent again, it changes nothing
    this.#tell({ sent: this.#state.sent + kept.length });
    this.needs.onKept(kept.map(({ strokeId }) => strokeId));
  }

  #tell(change: Partial<PostState>): void {
    const [first] = this.#aside.values();
    const refused = { count: this.#aside.size, why: first?.refused ?? '' };
    this.#state = { ...this.#state, ...change, waiting: this.#waiting.size, refused };
    for (const watcher of this.#watchers) watcher();
  }
}
