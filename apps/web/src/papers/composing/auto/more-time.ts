import type { Clash, Figures } from '@zhibi/contract/papers/composing';

/** The paper that more time alone would give: what was allowed, and how long the shortest questions take. Null where time is not what clashes. */
export function moreTime(
  proposals: Clash['proposals'],
): { limit: number; minutes: number; byType: Figures['byType'] } | null {
  for (const { changes, figures } of proposals) {
    const [only] = changes;
    const limit = only?.wish.kind === 'minutes' ? only.wanted.to : null;
    if (changes.length === 1 && limit !== null) return { limit, minutes: figures.minutes, byType: figures.byType };
  }
  return null;
}
