import type { HomeworkForStudent } from '@zhibi/contract/homework';
import { starsOf } from '@zhibi/contract/marking';

/** The stars of a homework that came back. */
export const starsOfWork = ({ score, totalScore }: Pick<HomeworkForStudent, 'score' | 'totalScore'>): number =>
  score === null || totalScore === 0 ? 0 : starsOf((100 * score) / totalScore);
