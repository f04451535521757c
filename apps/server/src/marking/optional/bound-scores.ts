import type { OptionalGroup } from '../../papers/index.js';
import { type Answered, chosenOf } from './rules-chosen.js';

interface OfItem {
  itemId: string;
}

/**
 * Points that a teacher marked where an optional question is answered are those of the question that was chosen there; nobody's while it is not
 * certain which that is. All others stay what they are.
 */
export function boundTo<F extends OfItem, P extends OfItem>(
  groups: readonly OptionalGroup[],
  { found, places }: { found: readonly F[]; places: readonly P[] },
  answered: Answered,
): { found: F[]; places: P[] } {
  const chosenFor = new Map(
    groups.flatMap((group) => {
      const chosen = chosenOf(group, answered);
      // Only where one is chosen are there points on paper.
      const [only] = chosen?.size === 1 && group.choose === 1 ? chosen : [];
      return group.items.map(({ itemId }) => [itemId, isOnCard(answered, itemId) ? only : itemId] as const);
    }),
  );
  const bound = <T extends OfItem>(all: readonly T[]): T[] =>
    all.flatMap((one) => {
      const itemId = chosenFor.has(one.itemId) ? chosenFor.get(one.itemId) : one.itemId;
      return itemId === undefined ? [] : [{ ...one, itemId }];
    });
  return { found: bound(found), places: bound(places) };
}

/** Whether the question shares its place with the others of its group. */
const isOnCard = ({ areas }: Answered, itemId: string) =>
  areas.some(({ option, qids }) => option !== null && qids.length > 1 && qids.includes(itemId));
