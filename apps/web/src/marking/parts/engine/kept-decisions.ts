import type { KeptDecision } from './marking-session-needs.js';

/**
 * Decisions that the school has not taken yet, on this device: neither a reload nor a closed tab takes them away. Each stands under a name of
 * its own, so that two tabs do not write over each other. They go with the login, as all that a browser keeps of a person.
 */
export class KeptDecisions {
  constructor(
    private readonly name: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
      Record<string, unknown> = localStorage,
  ) {}

  keep(decisions: readonly KeptDecision[]): void {
    for (const { itemId, answerId, score, comment, presetIds, levels, revision } of decisions)
      try {
        const row = JSON.stringify({ itemId, answerId, score, comment, presetIds, levels, revision });
        this.storage.setItem(this.keyOf(answerId), row);
      } catch {
        // The storage is full: it is sent all the same.
      }
  }

  /** Answered, whatever the answer was; a newer decision about the same answer stays. */
  drop(decisions: readonly KeptDecision[]): void {
    for (const { answerId, revision, score } of decisions) {
      const row = this.read(this.keyOf(answerId));
      if (row === undefined || (row.revision === revision && row.score === score))
        this.storage.removeItem(this.keyOf(answerId));
    }
  }

  /** What an earlier sitting left. */
  all(): KeptDecision[] {
    return Object.keys(this.storage).flatMap((key) => (key.startsWith(`${this.name} `) ? (this.read(key) ?? []) : []));
  }

  private keyOf = (answerId: string) => `${this.name} ${answerId}`;

  private read(key: string): KeptDecision | undefined {
    try {
      const text = this.storage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as KeptDecision); // as: written by this file alone
    } catch {
      return undefined; // cut off by a full storage
    }
  }
}
