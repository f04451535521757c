import type { AnswerArea } from '@zhibi/contract/papers';
import type { OptionalGroup } from '../../papers/index.js';
import type { AnswerState } from '../rules.js';
import type { Answer } from '../store.js';
import { type Answered, chosenOf } from './rules-chosen.js';

interface Copy {
  areas: readonly AnswerArea[];
  ink: readonly { areaId: string }[];
  seen: readonly { areaId: string; itemIds: readonly string[]; marked: boolean | null; words: string | null }[];
  answers: readonly Answer[];
}

/** Optional questions are read together: what is new of one says something of the others. What a person has scored stays. */
export function withGroups(
  unread: readonly Answer[],
  groups: readonly OptionalGroup[],
  all: readonly Answer[],
): readonly Answer[] {
  if (groups.length === 0) return unread;
  const known = new Set(unread.map(({ itemId }) => itemId));
  const touched = groups.filter(({ items }) => items.some(({ itemId }) => known.has(itemId)));
  const ids = new Set(touched.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  const others = all.filter(
    ({ itemId, status }) => ids.has(itemId) && !known.has(itemId) && status !== 'scored-by-person',
  );
  return [...unread, ...others];
}

const nothing = { reading: null, confidence: null, suggestion: null, score: null };

/**
 * How optional questions stand: a chosen one waits for a teacher, the others are not chosen; where it is not certain which were chosen all wait.
 * Undefined for what is no optional question. A machine scores none: whether one is to be scored at all may still change.
 */
export function optionalOf(
  groups: readonly OptionalGroup[],
  copy: Copy,
): (itemId: string, collected: boolean) => AnswerState | undefined {
  const groupOf = new Map(groups.flatMap((group) => group.items.map(({ itemId }) => [itemId, group] as const)));
  const answered = answeredIn(copy);
  const chosen = new Map(groups.map((group) => [group, chosenOf(group, answered)]));
  return (itemId, collected) => {
    const group = groupOf.get(itemId);
    if (group === undefined) return undefined;
    const own = chosen.get(group);
    if (own !== undefined && !own.has(itemId)) return { ...nothing, status: 'not-chosen' };
    return { ...nothing, status: collected || answered.hasCome(itemId) ? 'waiting' : 'blank' };
  };
}

/** What a copy tells of its optional questions. */
export function answeredIn({ areas, ink, seen, answers }: Copy): Answered & { hasCome: (itemId: string) => boolean } {
  const itemsOf = new Map(areas.map(({ areaId, qids }) => [areaId, qids]));
  const inked = new Set(ink.map(({ areaId }) => areaId));
  const marks = new Map<string, boolean | null>();
  // Two pictures of a box that say different things leave it in doubt.
  for (const { areaId, marked } of seen)
    marks.set(areaId, marks.has(areaId) && marks.get(areaId) !== marked ? null : marked);
  const isTyped = ({ words }: { words: string | null }) => words !== null && words !== '';
  const written = [...inked, ...seen.filter(isTyped).map(({ areaId }) => areaId)];
  const come = [...inked, ...seen.filter(({ marked }) => marked !== false).map(({ areaId }) => areaId)];
  const scored = new Set(answers.flatMap(({ itemId, status }) => (status === 'scored-by-person' ? [itemId] : [])));
  return {
    areas,
    isMarked: (areaId) => {
      if (inked.has(areaId)) return true;
      // With a pen what has no ink is not marked; of a sheet that nobody has seen nothing is known.
      return marks.get(areaId) ?? (inked.size > 0 && !marks.has(areaId) ? false : null);
    },
    isWritten: (itemId) => written.some((areaId) => itemsOf.get(areaId)?.join() === itemId),
    isScored: (itemId) => scored.has(itemId),
    hasCome: (itemId) => come.some((areaId) => itemsOf.get(areaId)?.includes(itemId)),
  };
}
