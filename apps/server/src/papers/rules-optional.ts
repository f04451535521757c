import { fullScoreOf } from '@zhibi/contract/papers';

interface Asked {
  itemId: string;
  score: number;
  optional?: { sectionId: string; choose: number };
}

/** Optional questions that belong together: `choose` of them are answered. */
export interface OptionalGroup<T extends Asked = Asked> {
  sectionId: string;
  choose: number;
  items: T[];
}

/** The optional questions of a paper, section by section; nothing of an ordinary paper. */
export function optionalGroups<T extends Asked>(items: readonly T[]): OptionalGroup<T>[] {
  const groups = new Map<string, OptionalGroup<T>>();
  for (const item of items) {
    if (item.optional === undefined) continue;
    const { sectionId, choose } = item.optional;
    const group = groups.get(sectionId) ?? { sectionId, choose, items: [] };
    group.items.push(item);
    groups.set(sectionId, group);
  }
  return [...groups.values()];
}

/** How many questions a student answers. */
export const askedCount = (items: readonly Asked[]): number =>
  optionalGroups(items).reduce((count, group) => count - group.items.length + group.choose, items.length);

/** What a paper is worth to a student: of optional questions those that are answered. */
export function fullScoreOfItems(items: readonly Asked[]): number {
  const always = items.filter(({ optional }) => optional === undefined);
  return optionalGroups(items).reduce((sum, group) => sum + fullScoreOf(group), fullScoreOf({ items: always }));
}
