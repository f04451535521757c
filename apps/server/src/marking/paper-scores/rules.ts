import type { AnswerStatus } from '@zhibi/contract/marking';

/**
 * Whether points that a teacher marked on paper become the score of an answer: they are certain, every part of the question has its own, they are
 * no more than the question is worth, and no person has scored it yet.
 */
export const isGivenOnPaper = (
  { score, places }: { score: number | null; places: number },
  { wanted, most }: { wanted: number; most: number },
  status: AnswerStatus,
): boolean => score !== null && places === wanted && score <= most && status !== 'scored-by-person';
