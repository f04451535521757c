import { type QuestionType, questionTypes } from '@zhibi/contract/questions';

/** What a question is worth unless the teacher says otherwise: 10 for subjective and writing, 5 for calligraphy, else 2. */
export function defaultScore(type: QuestionType): number {
  if (type === questionTypes.subjective || type === questionTypes.writing) return 10;
  return type === questionTypes.calligraphy ? 5 : 2;
}

const ladder = [
  [90, 3],
  [70, 2.5],
  [40, 2],
  [30, 1.5],
  [10, 1],
] as const;

/** Stars 0..3 for a score out of 100; any score above nothing earns half a star. */
export function stars(score: number): number {
  const step = ladder.find(([least]) => score >= least);
  if (step) return step[1];
  return score > 0 ? 0.5 : 0;
}
