import type { AnswerToMark } from '@zhibi/contract/marking';

/** Whose score this is: the machine's is grey, a teacher's red, and so is what a teacher is typing. */
export const scoredBy = (
  answer: Pick<AnswerToMark, 'status'> | undefined,
  typed: number | null = null,
): 'machine' | 'teacher' => (typed === null && answer?.status === 'scored-by-machine' ? 'machine' : 'teacher');
