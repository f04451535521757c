import { roundToHalf, toHalves } from '../halves.js';
import { type Marking, outcomeOf } from './marking.js';

/**
 * What part of a multiple choice earns when nothing wrong is chosen: nothing, half of the score (rounded to 0.5 upwards),
 * or its share of the right options (rounded down to 0.5). Any wrong option earns 0 in each.
 */
export type PartScheme = 'all-or-nothing' | 'half-for-part' | 'share-for-part';

export interface ChoiceAnswer {
  chosen: readonly string[];
  confidence: number;
}

/** Marks the labels a student chose against those of the key. Single choice is a key of one label. */
export function markChoice(
  key: readonly string[],
  { chosen, confidence }: ChoiceAnswer,
  score: number,
  scheme: PartScheme = 'half-for-part',
): Marking {
  toHalves(score);
  const [right, marked] = [new Set(key), new Set(chosen)];
  if (right.size === 0) throw new RangeError('a choice without a right option cannot be marked');
  if (marked.size === 0) return { outcome: 'blank', score: 0, confidence };
  const wrong = [...marked].some((label) => !right.has(label));
  const earned = wrong ? 0 : marked.size === right.size ? score : partScore(marked.size, right.size, score, scheme);
  return { outcome: outcomeOf(earned, score), score: earned, confidence };
}

/** `value` is undefined where neither or both boxes were marked. */
export function markTrueFalse(
  key: boolean,
  answer: { value: boolean | undefined; confidence: number },
  score: number,
): Marking {
  toHalves(score);
  if (answer.value === undefined) return { outcome: 'blank', score: 0, confidence: answer.confidence };
  const earned = answer.value === key ? score : 0;
  return { outcome: outcomeOf(earned, score), score: earned, confidence: answer.confidence };
}

function partScore(found: number, wanted: number, score: number, scheme: PartScheme): number {
  if (scheme === 'all-or-nothing') return 0;
  if (scheme === 'half-for-part') return roundToHalf(score / 2);
  return Math.floor((toHalves(score) * found) / wanted) / 2;
}
