import type { ChosenLevels, Criterion } from '@zhibi/contract/marking/rubrics';

/** What was chosen with this level in it; chosen once more, the level is taken out. */
export function chosenWith(levels: ChosenLevels, criterionId: string, levelId: string): ChosenLevels {
  const others = levels.filter((one) => one.criterionId !== criterionId);
  return levelIn(levels, criterionId) === levelId ? others : [...others, { criterionId, levelId }];
}

export const levelIn = (levels: ChosenLevels, criterionId: string): string | undefined =>
  levels.find((one) => one.criterionId === criterionId)?.levelId;

const isOpen = (criterion: Criterion, levels: ChosenLevels): boolean =>
  !criterion.levels.some(({ levelId }) => levelId === levelIn(levels, criterion.criterionId));

/** The criterion that waits next after this one, looking around once; -1 where all are chosen. */
export function nextOpen(criteria: readonly Criterion[], levels: ChosenLevels, after = -1): number {
  const order = criteria.map((_, nth) => (after + 1 + nth) % criteria.length);
  return order.find((at) => isOpen(criteria[at] as Criterion, levels)) ?? -1; // as: an index of the list itself
}

/** How many criteria wait for a level. */
export const missing = (criteria: readonly Criterion[], levels: ChosenLevels): number =>
  criteria.filter((one) => isOpen(one, levels)).length;

/** The first or the last level of every criterion. */
export const allLevels = (criteria: readonly Criterion[], which: 'best' | 'worst'): ChosenLevels =>
  criteria.flatMap(({ criterionId, levels }) => {
    const level = levels.at(which === 'best' ? 0 : -1);
    return level ? [{ criterionId, levelId: level.levelId }] : [];
  });
