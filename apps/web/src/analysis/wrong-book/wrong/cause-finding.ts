import type { WrongCause } from '@zhibi/contract/analysis';

/** What the causes that a student has named say together. */
export function causeFinding(causes: readonly { cause: WrongCause; count: number }[]): {
  key: 'none' | 'even' | 'most';
  cause: WrongCause | null;
  count: number;
  total: number;
} {
  const [first, second] = [...causes].sort((a, b) => b.count - a.count);
  const total = causes.reduce((sum, { count }) => sum + count, 0);
  if (!first || first.count === 0) return { key: 'none', cause: null, count: 0, total };
  const isEven = second !== undefined && second.count === first.count;
  return { key: isEven ? 'even' : 'most', cause: first.cause, count: first.count, total };
}
