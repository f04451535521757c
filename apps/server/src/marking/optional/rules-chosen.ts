import type { AnswerArea } from '@zhibi/contract/papers';
import { choicePlacesOf } from '@zhibi/contract/papers/cards';

/** What there is of a copy that tells which optional questions were answered. */
export interface Answered {
  areas: readonly AnswerArea[];
  /** Whether a box is marked: null while a person has not said so, or where there is nothing of it. */
  isMarked: (areaId: string) => boolean | null;
  /** Whether something was written for this question, and for no other. */
  isWritten: (itemId: string) => boolean;
  /** Whether a person has given a score. */
  isScored: (itemId: string) => boolean;
}

interface Group {
  choose: number;
  items: readonly { itemId: string }[];
}

/**
 * Which of a group of optional questions a student has answered: those that a person has scored, where there are as many as are asked for; else those
 * whose numbers are filled in, one in each place; on a paper without such places, those that were written on. Undefined where that says nothing
 * certain (none, two in a place, one twice, a box in doubt, too few or too many): then a person looks at all of them.
 */
export function chosenOf({ choose, items }: Group, { areas, ...answered }: Answered): ReadonlySet<string> | undefined {
  const itemIds = items.map(({ itemId }) => itemId);
  const scored = itemIds.filter(answered.isScored);
  if (scored.length >= choose) return new Set(scored);
  const places = choicePlacesOf({ areas: [...areas] }).filter((place) =>
    place.itemIds.some((id) => itemIds.includes(id)),
  );
  const chosen = places.length > 0 ? filledIn(places, answered.isMarked) : itemIds.filter(answered.isWritten);
  if (chosen === undefined || chosen.length !== choose || new Set(chosen).size !== choose) return undefined;
  // What a person has scored was chosen, whatever is filled in.
  return scored.every((itemId) => chosen.includes(itemId)) ? new Set(chosen) : undefined;
}

function filledIn(places: ReturnType<typeof choicePlacesOf>, isMarked: Answered['isMarked']): string[] | undefined {
  const states = places.map(({ boxes }) => boxes.map(({ areaId, itemId }) => ({ itemId, is: isMarked(areaId) })));
  if (states.flat().some(({ is }) => is === null)) return undefined;
  const marked = states.map((boxes) => boxes.flatMap(({ itemId, is }) => (is ? [itemId] : [])));
  return marked.every(({ length }) => length === 1) ? marked.flat() : undefined;
}
