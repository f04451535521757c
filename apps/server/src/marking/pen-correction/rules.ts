import type { CorrectionDoubt, CorrectionState } from '@zhibi/contract/marking/pen-correction';
import type { ItemCorrection } from '@zhibi/ink/correction';

/** What is known of a question from the last time that its ink was read. */
export interface Before {
  state: CorrectionState;
  strokeIds: readonly string[];
  score: number | null;
  accountId: string;
}

/** How its answer stands. */
export interface Standing {
  status: string;
  score: number | null;
  scoredBy: string | null;
}

/** What follows from a reading; `takesBack`: the score that the ink gave before stands no more. */
export type Step =
  | { kind: 'leave' }
  | { kind: 'keep'; points: number }
  | { kind: 'score'; points: number; takesBack: boolean }
  | { kind: 'ask'; doubt: CorrectionDoubt; takesBack: boolean };

/**
 * What becomes of a question whose ink was read. The same ink changes nothing. What is certain gives a score, unless a person has decided
 * already: by answering, by taking back, or by another score on a screen. Then, and where nothing is certain, the teacher is asked; and a
 * score that the ink gave before it became doubtful is taken back.
 */
export function stepOf(reading: ItemCorrection, before: Before | undefined, answer: Standing): Step {
  if (before && isSame(before.strokeIds, reading.strokeIds)) return { kind: 'leave' };
  const isByPerson = answer.status === 'scored-by-person';
  const isOurs =
    before?.state === 'scored' && isByPerson && answer.score === before.score && answer.scoredBy === before.accountId;
  if (reading.doubt !== null || reading.points === null)
    return { kind: 'ask', doubt: reading.doubt ?? 'unclear', takesBack: isOurs };
  if (before?.state === 'answered' || before?.state === 'taken-back')
    return { kind: 'ask', doubt: 'again', takesBack: false };
  if (isOurs && answer.score === reading.points) return { kind: 'keep', points: reading.points };
  if (isByPerson && !isOurs) return { kind: 'ask', doubt: 'scored', takesBack: false };
  return { kind: 'score', points: reading.points, takesBack: isOurs };
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].sort().join() === [...b].sort().join();
