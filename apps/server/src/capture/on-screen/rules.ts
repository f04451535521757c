import type { FormPlace, Given } from '@zhibi/contract/capture/on-screen';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { QuestionBody } from '@zhibi/contract/questions';

/** Where an item is answered in a form: its boxes by question or part, its blanks, its lines; characters to be written by hand have no place there. */
export function placesOf(areas: readonly AnswerArea[], itemId: string, body: Pick<QuestionBody, 'type' | 'parts'>) {
  const own = areas.filter(
    ({ qids, areaType }) =>
      qids.includes(itemId) && areaType !== areaTypes.question && areaType !== areaTypes.calligraphy,
  );
  const placeAt = new Map<string, FormPlace>();
  for (const { areaId, option, partIndex, blankIndex } of own) {
    const key = `${partIndex} ${option === null ? `words ${blankIndex}` : 'choice'}`;
    const known = placeAt.get(key);
    if (option !== null && known?.kind === 'choice') known.boxes.push({ areaId, option });
    else if (option !== null) {
      const type = partIndex === null ? body.type : body.parts[partIndex]?.type;
      placeAt.set(key, { kind: 'choice', partIndex, several: type === 5, boxes: [{ areaId, option }] });
    }
    // Lines that go on over the page are one place.
    else if (known === undefined)
      placeAt.set(key, { kind: 'words', partIndex, areaId, blankIndex, isLong: blankIndex === null });
  }
  return [...placeAt.values()];
}

/** The areas of what was given that are no place of the item, or another kind of place. */
export function strangeAreas(places: readonly FormPlace[], given: readonly Given[]): string[] {
  const boxes = new Set(
    places.flatMap((place) => (place.kind === 'choice' ? place.boxes.map((box) => box.areaId) : [])),
  );
  const words = new Set(places.flatMap((place) => (place.kind === 'words' ? [place.areaId] : [])));
  return given.filter((one) => !('words' in one ? words : boxes).has(one.areaId)).map(({ areaId }) => areaId);
}

/** What one area of an answer becomes as evidence. */
export interface TypedArea {
  areaId: string;
  page: number;
  itemIds: readonly string[];
  marked: boolean | null;
  words: string | null;
  seconds: number;
}

/** Control characters, which PostgreSQL partly refuses; lines stay. */
const CONTROL = /[^\P{Cc}\n\t]/gu;

/**
 * What was given for an item, area by area: of a choice all boxes, of a place for words its words. What names no place of the item is left out
 * (`strangeAreas` tells it), and of one choice no second box. The time counts once.
 */
export function typedAreas(
  areas: readonly AnswerArea[],
  places: readonly FormPlace[],
  { given, seconds }: { given: readonly Given[]; seconds: number },
): TypedArea[] {
  const givenAt = new Map(given.map((one) => [one.areaId, one]));
  const areaAt = new Map(areas.map((area) => [area.areaId, area]));
  const typed = places.flatMap((place): Pick<TypedArea, 'areaId' | 'marked' | 'words'>[] => {
    if (place.kind === 'words') {
      const one = givenAt.get(place.areaId);
      const words = one !== undefined && 'words' in one ? one.words.replace(CONTROL, '') : undefined;
      return words === undefined ? [] : [{ areaId: place.areaId, marked: null, words }];
    }
    if (!place.boxes.some(({ areaId }) => givenAt.has(areaId))) return [];
    const chosen = place.boxes.filter(({ areaId }) => {
      const one = givenAt.get(areaId);
      return one !== undefined && 'marked' in one && one.marked;
    });
    const counts = new Set((place.several ? chosen : chosen.slice(0, 1)).map(({ areaId }) => areaId));
    return place.boxes.map(({ areaId }) => ({ areaId, marked: counts.has(areaId), words: null }));
  });
  return typed.flatMap((one, at) => {
    const area = areaAt.get(one.areaId);
    return area === undefined ? [] : [{ ...one, page: area.page, itemIds: area.qids, seconds: at === 0 ? seconds : 0 }];
  });
}

/** Whether what is typed after the end would take the place of an answer that was collected; places that were left empty may still be filled, late. */
export const changesCollected = (
  late: readonly Pick<TypedArea, 'areaId' | 'marked' | 'words'>[],
  standing: readonly { areaId: string; marked: boolean | null; words: string | null; changedAt: Date }[],
  over: Date,
): boolean => {
  const collected = new Map(
    standing
      .filter(({ changedAt, marked, words }) => changedAt <= over && (marked || words))
      .map((one) => [one.areaId, one]),
  );
  return late.some(({ areaId, marked, words }) => {
    const one = collected.get(areaId);
    return one !== undefined && (one.marked !== marked || one.words !== words);
  });
};
