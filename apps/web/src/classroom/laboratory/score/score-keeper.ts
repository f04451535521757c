import { type LabScore, type LabScoreSent, labLimits, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { v7 } from 'uuid';
import { call } from '../../../platform/api.js';
import { keptWork } from '../../../platform/kept-work.js';
import { Outbox, type Post } from '../../../platform/outbox.js';
import { say } from '../../../platform/text.js';

type Given = Pick<LabScore, 'points' | 'note' | 'version'>;

export interface Kept extends Post {
  /** By student and step, see `cellOf`. */
  given: ReadonlyMap<string, Given>;
  /** Rows that the school did not take. */
  lost: number;
  /** Rows above which the school had newer ones, of another device of this scorer. */
  older: number;
}

export const cellOf = (studentId: string, stepId: string): string => `${studentId} ${stepId}`;

const REST_MS = 800;

/**
 * The scores of one scorer on this device. The version of each counts on from what the school has, so that a tablet that was long without
 * a network does not overwrite what the scorer did on another since.
 */
export class ScoreKeeper {
  #kept: Kept;
  readonly #outbox: Outbox<LabScoreSent>;
  readonly #listeners = new Set<() => void>();
  /** What the school has not taken: it gives way to what the school has. */
  readonly #stale = new Set<string>();

  constructor(
    private readonly assessmentId: string,
    account: string,
    scores: readonly LabScore[],
  ) {
    this.#outbox = new Outbox(`${keptWork.labScores} ${account} ${assessmentId}`, {
      restMs: REST_MS,
      send: (waiting) => this.#save(waiting),
      unsaved: (count) => say('laboratory:sheet.unsent', { count }),
      changed: () => this.#set(this.#outbox.post),
    });
    this.#kept = { given: new Map(), ...this.#outbox.post, lost: 0, older: 0 };
    this.take(scores);
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

  /** What the school has by now; what waits here stands above it until it is judged. */
  take(scores: readonly LabScore[]): void {
    this.#set({ given: this.#withWaiting(scores) });
  }

  /** One step of a student, or of every member of a group, as it is scored now. */
  give(studentIds: readonly string[], stepId: string, change: Partial<Pick<Given, 'points' | 'note'>>): void {
    const given = new Map(this.#kept.given);
    const rows: [string, LabScoreSent][] = [];
    for (const studentId of studentIds) {
      const cell = cellOf(studentId, stepId);
      const before = given.get(cell) ?? { points: null, note: '', version: 0 };
      const next = { ...before, ...change, version: before.version + 1 };
      given.set(cell, next);
      rows.push([cell, { ...next, clientId: v7(), studentId, stepId }]);
    }
    this.#set({ given });
    this.#outbox.put(rows);
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
    for (const [cell, { points, note, version }] of this.#outbox.waiting) given.set(cell, { points, note, version });
    return given;
  }

  async #save(waiting: ReadonlyMap<string, LabScoreSent>): Promise<void> {
    const rows = [...waiting.values()].slice(0, labLimits.batch);
    if (rows.length > 0) await this.#score(rows);
    if (this.#stale.size > 0) await this.#readAgain();
  }

  async #score(rows: LabScoreSent[]): Promise<void> {
    const { assessmentId } = this;
    const { rows: judged } = await call(laboratoryApi.score, { assessmentId, rows }, { quiet: true });
    const sent = new Map(rows.map((row) => [row.clientId, row]));
    for (const { clientId, studentId, stepId, outcome } of judged) {
      const cell = cellOf(studentId, stepId);
      this.#outbox.taken(cell, sent.get(clientId));
      if (outcome !== 'kept') this.#stale.add(cell);
    }
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

  #set(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    for (const listener of this.#listeners) listener();
  }
}
