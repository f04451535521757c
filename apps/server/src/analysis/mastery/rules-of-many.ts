import type { Mastery } from '@zhibi/contract/analysis';
import { Z80 } from '@zhibi/mastery';

/**
 * How well some students master a point together: the mean of their chances, with the interval of that mean (each one's own is
 * taken as normal, two-sided 80 %). Undefined where nobody has answered about it.
 * @param reach how many deviations the interval reaches to either side
 */
export function ofMany(
  own: readonly Mastery[],
  reach = Z80,
): { chance: number; from: number; to: number; students: number } | undefined {
  const students = own.length;
  if (students === 0) return undefined;
  const chance = own.reduce((sum, one) => sum + one.chance, 0) / students;
  const variance = own.reduce((sum, { from, to }) => sum + ((to - from) / (2 * Z80)) ** 2, 0) / students ** 2;
  const half = reach * Math.sqrt(variance);
  return { chance, from: Math.max(0, chance - half), to: Math.min(1, chance + half), students };
}
