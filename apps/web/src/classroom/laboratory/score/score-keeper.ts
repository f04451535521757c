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
  /** The school has newer scores than this device. */
  isBehind: boolean;
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
    this.#kept = { given: this.#withWaiting(scores), state, refused: '', lost: 0, isBehind: false };
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
    this.#set({ given: this.#withWaiting(scores), isBehind: false });
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
    if (this.#waiting.size === 0 || this.#kept.state === 'refused') return;
    const rows = [...this.#waiting.values()].slice(0, labLimits.batch);
    const { assessmentId } = this;
    let outcomes: { clientId: string; outcome: string }[];
    try {
      outcomes = (await call(laboratoryApi.score, { assessmentId, rows }, { quiet: true })).rows;
    } catch (error) {
      const isRefused = error instanceof Refusal && hopeless.some((kind) => error.is(kind));
      if (isRefused) return this.#set({ state: 'refused', refused: error.message });
      this.#set({ state: 'offline' });
      if (this.#listeners.size > 0) this.#sendIn(AGAIN_MS);
      return;
    }
    const judged = new Map(outcomes.map(({ clientId, outcome }) => [clientId, outcome]));
    // What was tapped while it was sent goes with the next turn.
    for (const [cell, { clientId }] of [...this.#waiting]) if (judged.has(clientId)) this.#waiting.delete(cell);
    this.#store();
    const isBehind = outcomes.some(({ outcome }) => outcome === 'older');
    const lost = outcomes.filter(({ outcome }) => outcome !== 'kept' && outcome !== 'older').length;
    const state = this.#waiting.size > 0 ? 'saving' : 'saved';
    this.#set({ state, isBehind: this.#kept.isBehind || isBehind, lost: this.#kept.lost + lost });
    if (this.#waiting.size > 0) this.#sendIn(REST_MS);
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
