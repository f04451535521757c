import type { ItemReading } from '../reading/rules-item.js';
import { type AnswerState, afterReading, isSame } from '../rules.js';

/** What of an answer says whose it is and how it stands. */
export interface Answered extends AnswerState {
  id: string;
  studentId: string;
  strokes: number | null;
}

/** An answer with what a machine makes of it by another key. */
export interface Reread<A extends Answered = Answered> {
  answer: A;
  next: AnswerState & { strokes: number | null };
}

/**
 * What another key does to the answers of a question. A person's score is never among the changes; where a paper came back already
 * and the machine is not sure any more, the score that the student has read stands.
 */
export interface Effect<A extends Answered = Answered> {
  changes: Reread<A>[];
  kept: Reread<A>[];
  unsure: Reread<A>[];
}

export const rereadOf = <A extends Answered>(
  answer: A,
  read: ItemReading,
  how: Parameters<typeof afterReading>[1] & { pieces: number },
): Reread<A> => ({ answer, next: { ...afterReading(read, how), strokes: how.pieces } });

export function effectOf<A extends Answered>(
  all: readonly Reread<A>[],
  { released }: { released: boolean },
): Effect<A> {
  const effect: Effect<A> = { changes: [], kept: [], unsure: [] };
  for (const one of all) {
    const { answer, next } = one;
    if (answer.status === 'not-chosen') continue;
    if (answer.status === 'scored-by-person') {
      if (next.score !== null && next.score !== answer.score) effect.kept.push(one);
    } else if (released && next.score === null) {
      if (answer.score !== null) effect.unsure.push(one);
    } else if (!isSame(answer, next)) effect.changes.push(one);
  }
  return effect;
}

/** What a person sees change: another reading of the same worth is nothing to look at. */
export const isSeen = ({ answer, next }: Reread): boolean =>
  answer.score !== next.score || answer.status !== next.status;
