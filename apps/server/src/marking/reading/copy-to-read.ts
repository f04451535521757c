import type { AnswerArea } from '@zhibi/contract/papers';
import { decodeStrokes, type Stroke } from '@zhibi/ink';
import type { KnownCharacters } from './rules-characters.js';
import type { ItemReading } from './rules-item.js';
import { areasOfItem, type ItemToRead } from './rules-reading.js';
import { readSources, type SourceArea } from './rules-sources.js';
import { aroundItems, unlessTouched } from './rules-touched.js';

/** What one student wrote for some items, as it goes to a thread: strokes stay packed on the way. */
export interface CopyToRead {
  items: readonly ItemToRead[];
  areas: readonly AnswerArea[];
  ink: PackedInk;
  /** What pictures show of the areas, and what was typed there. */
  seen: readonly SourceArea[];
  characters: KnownCharacters;
  /** Pages on which there may be more than is known of the areas. */
  unplaced: readonly number[];
}

/** Packed strokes one after the other, with the area and the length of each: one piece of memory, for each is cloned as a whole. */
interface PackedInk {
  bytes: Uint8Array;
  areaIds: readonly string[];
  takes: readonly number[];
}

interface AreaInk {
  areaId: string;
  points: Uint8Array;
}

/**
 * Of a paper and the pictures of it what belongs to these items, and of the items what reading asks of them. Of the ink and its
 * areas all: what is bound to another item may be a sign that touches one of these.
 */
export function copyToRead(
  items: readonly ItemToRead[],
  areas: readonly AnswerArea[],
  {
    ink,
    seen,
    characters,
    unplaced,
  }: {
    ink: readonly AreaInk[];
    seen: readonly SourceArea[];
    characters: KnownCharacters;
    unplaced: readonly number[];
  },
): CopyToRead {
  const own = new Set(items.flatMap(({ itemId }) => areasOfItem(areas, itemId)));
  const areaIds = new Set([...own].map(({ areaId }) => areaId));
  return {
    items: items.map(({ itemId, type, score, body: { type: bodyType, answer, parts } }) => ({
      itemId,
      type,
      score,
      body: { type: bodyType, answer, parts: parts.map((part) => ({ type: part.type, answer: part.answer })) },
    })),
    areas,
    characters,
    unplaced,
    ink: packed(ink),
    seen: seen
      .filter(({ areaId }) => areaIds.has(areaId))
      .map(({ areaId, source, marked, certainty, words }) => ({ areaId, source, marked, certainty, words })),
  };
}

function packed(ink: readonly AreaInk[]): PackedInk {
  const takes = ink.map(({ points }) => points.length);
  const bytes = new Uint8Array(takes.reduce((sum, one) => sum + one, 0));
  let at = 0;
  for (const { points } of ink) {
    bytes.set(points, at);
    at += points.length;
  }
  return { bytes, areaIds: ink.map(({ areaId }) => areaId), takes };
}

/** The numbers of the pages that have areas. */
export const pagesOf = ({ areas }: { areas: readonly AnswerArea[] }): number[] => [
  ...new Set(areas.map(({ page }) => page)),
];

/** One reading for each item. */
export function readCopy({
  items,
  areas,
  ink: { bytes, areaIds, takes },
  seen,
  characters,
  unplaced,
}: CopyToRead): ItemReading[] {
  const ink = new Map<string, Stroke[]>();
  let begin = 0;
  for (const [at, areaId] of areaIds.entries()) {
    const end = begin + (takes[at] ?? 0);
    const strokes = ink.get(areaId) ?? [];
    strokes.push(...decodeStrokes(bytes.subarray(begin, end)));
    ink.set(areaId, strokes);
    begin = end;
  }
  const around = aroundItems(ink, areas, unplaced);
  return items.map((item) =>
    unlessTouched(readSources({ ...item, characters }, areas, ink, seen), item.itemId, around),
  );
}
