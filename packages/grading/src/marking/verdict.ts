import { type AreaType, areaTypes } from '@zhibi/contract/papers';
import type { Marking } from './marking.js';

/** A machine's word on an answer: a score that counts, one that a teacher sees as a proposal, or none. */
export type Verdict =
  | { kind: 'scored'; score: number }
  | { kind: 'doubtful'; proposedScore: number | null; reason: 'low-confidence' }
  | { kind: 'doubtful'; reason: 'person-only' };

/**
 * The one table of how sure a machine must be before its score counts, by area type. Boxes are decided by where ink lies
 * and may be trusted sooner than read numbers; a wrong 0 hurts more than a queued answer, so all are high. Areas without
 * a figure are never scored by a machine, however sure: subjective answers and writing belong to a teacher. Of characters only the
 * form is marked here: how well they are written is a teacher's.
 */
export const certainFrom: Readonly<Partial<Record<AreaType, number>>> = {
  [areaTypes['single-choice']]: 0.85,
  [areaTypes['true-false']]: 0.85,
  [areaTypes['multiple-choice']]: 0.9,
  [areaTypes['fill-in']]: 0.93,
  [areaTypes['oral-arithmetic']]: 0.9,
  [areaTypes.calligraphy]: 0.9,
};

/**
 * From this confidence on a machine proposes what it may not give. Below it there is nothing to confirm by a key, for whoever
 * marks forty answers confirms what is offered: a guess would become a score.
 */
export const suggestFrom = 0.8;

export function verdict(areaType: AreaType, marking: Marking): Verdict {
  const least = certainFrom[areaType];
  if (least === undefined) return { kind: 'doubtful', reason: 'person-only' };
  if (!(marking.confidence >= least)) {
    const proposedScore = marking.confidence >= suggestFrom ? marking.score : null;
    return { kind: 'doubtful', proposedScore, reason: 'low-confidence' };
  }
  return { kind: 'scored', score: marking.score };
}
