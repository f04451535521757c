import { splitScore, sumScores } from '../halves.js';
import { type Marking, outcomeOf } from './marking.js';
import { type Equality, isAccepted } from './same-answer.js';

/** What was read in one blank; empty text for a blank one. */
export interface BlankReading {
  text: string;
  confidence: number;
}

/** Marks blank by blank: each is worth its share of the score (splitScore); a missing reading is a blank left empty. */
export function markBlanks(
  key: readonly { accepted: readonly string[] }[],
  readings: readonly BlankReading[],
  score: number,
  equality: Equality = 'same-value',
): Marking & { blanks: Marking[] } {
  if (key.length === 0) throw new RangeError('a key without blanks cannot be marked');
  const shares = splitScore(score, key.length);
  const blanks = key.map(({ accepted }, k): Marking => {
    const { text, confidence } = readings[k] ?? { text: '', confidence: 1 };
    if (text.trim() === '') return { outcome: 'blank', score: 0, confidence };
    const right = isAccepted(text, accepted, equality);
    return { outcome: right ? 'right' : 'wrong', score: right ? (shares[k] ?? 0) : 0, confidence };
  });
  const total = sumScores(blanks.map((blank) => blank.score));
  const right = blanks.filter((blank) => blank.outcome === 'right').length;
  const outcome = blanks.every((blank) => blank.outcome === 'blank')
    ? 'blank'
    : right === blanks.length
      ? 'right'
      : right > 0
        ? 'partly'
        : outcomeOf(0, score);
  return { outcome, score: total, confidence: Math.min(...blanks.map((blank) => blank.confidence)), blanks };
}
