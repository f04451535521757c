import type { AnswerKey, QuestionType } from '@zhibi/contract/questions';
import { sumScores } from '@zhibi/grading';

/** What reading asks of a question or a part of it. */
export interface Part {
  type: QuestionType;
  answer: AnswerKey;
}

/**
 * What a machine makes of an answer. `empty`: nothing was written where an answer belongs; `beside`: there is ink, but
 * only around those places. Where a person must decide, `score` is a proposal or null, and what was read of words,
 * numbers and of true or false is told only with a proposal: a guess is no help.
 */
export interface ItemReading {
  kind: 'scored' | 'doubtful' | 'empty' | 'beside';
  text: string | null;
  confidence: number | null;
  score: number | null;
}

/** A combined question counts only when each of its parts does. */
export function together(parts: readonly ItemReading[]): ItemReading {
  const scores = parts.map((part) => part.score);
  const whole = scores.every((score) => score !== null);
  return {
    kind: parts.length > 0 && parts.every((part) => part.kind === 'scored') ? 'scored' : 'doubtful',
    text: parts.map((part) => part.text ?? '').join('；') || null,
    confidence: whole ? Math.min(1, ...parts.map((part) => part.confidence ?? 0)) : null,
    score: whole ? sumScores(scores.flatMap((score) => score ?? [])) : null,
  };
}

/** Whether there is one place for each blank of a key, no more and no fewer: else no machine can say which words belong to which. */
export function hasPlaceForEach(blanks: readonly unknown[], places: readonly { blankIndex: number | null }[]): boolean {
  const indices = places.map(({ blankIndex }) => blankIndex ?? 0).sort((a, b) => a - b);
  return indices.length === blanks.length && indices.every((index, at) => index === at);
}
