import type { RoundSetting } from '@zhibi/contract/marking/rounds';
import type { RoundItem } from './round-item.js';

/** A tenth of the marks of the smallest question, at least half a point, in half points. */
const usualTolerance = (items: readonly RoundItem[]): number =>
  Math.max(0.5, Math.round(Math.min(...items.map(({ maxScore }) => maxScore)) / 5) / 2);

/** What the form begins with: what stands for the first of these questions, or two blind scorers. */
export function firstSetting(items: readonly RoundItem[]): RoundSetting {
  const round = items.find((one) => one.round !== null)?.round;
  if (!round)
    return { scorerIds: [], scorersEach: 2, tolerance: usualTolerance(items), within: 'mean', arbiterId: null };
  const { scorerIds, scorersEach, tolerance, within, arbiterId } = round;
  return { scorerIds, scorersEach, tolerance, within, arbiterId };
}

/** Whether these questions have not all the same setting today: saving gives them one. */
export function settingsDiffer(items: readonly RoundItem[]): boolean {
  const settings = items.map(({ round }) => {
    if (round === null) return '';
    const { scorerIds, scorersEach, tolerance, within, arbiterId } = round;
    return JSON.stringify([scorerIds.toSorted(), scorersEach, tolerance, within, arbiterId]);
  });
  return new Set(settings).size > 1;
}
