import { type LabScore, type LabScoreSent, labLimits, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { v7 } from 'uuid';
import { call, Refusal } from '../../../platform/api.js';
import { leaving } from '../../../platform/leaving.js';
import { say } from '../../../platform/text.js';

type Given = Pick<LabScore, 'points' | 'note' | 'version'>;

export interface Kept {
  /** By student and step, see `cellOf`. */
  given: ReadonlyMap<string, Given>;
  state: 'saved' | 'saving' | 'offline' | 'refused';
  /** Why nothing more is taken. */
  refused: string;
  /** Rows that the school did not take. */
  lost: number;
  /** Rows above which the school had newer ones, of another device of this scorer. */
  older: number;
}

export const cellOf = (studentId: string, stepId: string): string => `${studentId} ${stepId}`;

/** Tapping rests so long before it is sent. */
const REST_MS = 800;
const AGAIN_MS = 5_000;
/** Sent again it would be refused again. */
const hopeless = ['conflict', 'forbidden', 'not-found', 'invalid'] as const;

/**
 * The scores of one scorer on this device. Each is put down here at once and sent a moment later, until the school has taken it: neither
 * a lost network nor a closed tab takes it away, and what is sent again counts once. The version of each counts on from what the
 * school has, so that a tablet that was long without a network does not overwrite what the scorer did on another since.
 */
export class ScoreKeeper {
  #kept: Kept;
  readonly #waiting: Map<string, LabScoreSent>;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  /** What the school has not taken: it gives way to what the school has. */
  readonly #stale = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #leave: (() => void) | undefined;

  constructor(
    private readonly assessmentId: string,
    account: string,
    scores: readonly LabScore[],
    private readonly storage: Storage = localStorage,
  ) {
    this.#key = `lab scores ${account} ${assessmentId}`;
    this.#waiting = new Map(readWaiting(storage.getItem(this.#key)));
    const state = this.#waiting.size > 0 ? 'saving' : 'saved';
    this.#kept = { given: new Map(), state, refused: '', lost: 0, older: 0 };
    this.take(scores);
  }

  kept = (): Kept => this.#kept;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      addEventListener('online', this.#sendNow);
      addEventListener('pagehide', this.#sendNow);
      this.#leave = leaving.on({
        unsaved: () => (this.#waiting.size > 0 ? say('laboratory:sheet.unsent', { count: this.#waiting.size }) : null),
      });
      if (this.#waiting.size > 0) this.#sendNow();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      removeEventListener('online', this.#sendNow);
      removeEventListener('pagehide', this.#sendNow);
      this.#leave?.();
      this.#sendNow();
    };
  };

  /** What the school has by now; what waits here stands above it until it is judged. */
  take(scores: readonly LabScore[]): void {
    this.#set({ given: this.#withWaiting(scores) });
  }

  /** One step of a student, or of every member of a group, as it is scored now. */
  give(studentIds: readonly string[], stepId: string, change: Partial<Pick<Given, 'points' | 'note'>>): void {
    const given = new Map(this.#kept.given);
    for (const studentId of studentIds) {
      const cell = cellOf(studentId, stepId);
      const before = given.get(cell) ?? { points: null, note: '', version: 0 };
      const next = { ...before, ...change, version: before.version + 1 };
      given.set(cell, next);
      this.#waiting.set(cell, { ...next, clientId: v7(), studentId, stepId });
    }
    this.#store();
    this.#set({ given, state: this.#kept.state === 'offline' ? 'offline' : 'saving' });
    this.#sendIn(REST_MS);
  }

  #withWaiting(scores: readonly LabScore[]): Map<string, Given> {
    const given = new Map<string, Given>(
      scores.map(({ studentId, stepId, points, note, version }) => [
        cellOf(studentId, stepId),
        { points, note, version },
      ]),
    );
    // An answer that left before the last score was taken does not bring the one before it back.
    for (const [cell, own] of this.#kept.given) if (own.version > (given.get(cell)?.version ?? 0)) given.set(cell, own);
    for (const [cell, { points, note, version }] of this.#waiting) given.set(cell, { points, note, version });
    return given;
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
    if (this.#kept.state === 'refused') return;
    try {
      if (this.#waiting.size > 0) await this.#sendWaiting();
      if (this.#stale.size > 0) await this.#readAgain();
    } catch (error) {
      const isRefused = error instanceof Refusal && hopeless.some((kind) => error.is(kind));
      if (isRefused) return this.#set({ state: 'refused', refused: error.message });
      this.#set({ state: 'offline' });
      if (this.#listeners.size > 0) this.#sendIn(AGAIN_MS);
      return;
    }
    this.#set({ state: this.#waiting.size > 0 ? 'saving' : 'saved' });
    if (this.#waiting.size > 0) this.#sendIn(REST_MS);
  }

  async #sendWaiting(): Promise<void> {
    const rows = [...this.#waiting.values()].slice(0, labLimits.batch);
    const { assessmentId } = this;
    const { rows: judged } = await call(laboratoryApi.score, { assessmentId, rows }, { quiet: true });
    for (const { clientId, studentId, stepId, outcome } of judged) {
      const cell = cellOf(studentId, stepId);
      // What was tapped while it was sent goes with the next turn.
      if (this.#waiting.get(cell)?.clientId === clientId) this.#waiting.delete(cell);
      if (outcome !== 'kept') this.#stale.add(cell);
    }
    this.#store();
    const older = judged.filter(({ outcome }) => outcome === 'older').length;
    const lost = judged.filter(({ outcome }) => outcome !== 'kept').length - older;
    if (older + lost > 0) this.#set({ older: this.#kept.older + older, lost: this.#kept.lost + lost });
  }

  async #readAgain(): Promise<void> {
    const { assessmentId } = this;
    const { scores } = await call(laboratoryApi.sheet, { assessmentId }, { quiet: true });
    const given = new Map(this.#kept.given);
    for (const cell of this.#stale) given.delete(cell);
    this.#stale.clear();
    this.#set({ given });
    this.take(scores);
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

function readWaiting(text: string | null): [string, LabScoreSent][] {
  try {
    return text === null ? [] : (JSON.parse(text) as [string, LabScoreSent][]); // as: written by this file alone
  } catch {
    return []; // cut off by a full storage
  }
}
