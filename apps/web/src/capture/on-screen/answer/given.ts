import type { FormItem, FormPlace, Given } from '@zhibi/contract/capture/on-screen';

type Choice = Extract<FormPlace, { kind: 'choice' }>;

export const isMarked = (given: readonly Given[], areaId: string): boolean =>
  given.some((one) => one.areaId === areaId && 'marked' in one && one.marked);

export function wordsIn(given: readonly Given[], areaId: string): string {
  const one = given.find((some) => some.areaId === areaId);
  return one !== undefined && 'words' in one ? one.words : '';
}

/** A choice after this box was tapped: one of them, or each by itself. Tapped again it is taken back. */
export const tapped = ({ several, boxes }: Choice, given: readonly Given[], areaId: string): Given[] =>
  boxes.map((box) => {
    const was = isMarked(given, box.areaId);
    if (box.areaId === areaId) return { areaId: box.areaId, marked: !was };
    return { areaId: box.areaId, marked: several && was };
  });

const isPlaceGiven = (place: FormPlace, given: readonly Given[]): boolean =>
  place.kind === 'words'
    ? wordsIn(given, place.areaId).trim() !== ''
    : place.boxes.some(({ areaId }) => isMarked(given, areaId));

const isBegun = ({ places }: Pick<FormItem, 'places'>, given: readonly Given[]): boolean =>
  places.some((place) => isPlaceGiven(place, given));

/** It was answered on paper, and nothing of it on the screen. */
export const isOnPaper = (item: Pick<FormItem, 'places' | 'onPaper'>, given: readonly Given[]): boolean =>
  item.onPaper && !isBegun(item, given);

/** Answered in each of its places, or on paper; what is answered on paper only is not asked for here. */
export const isGiven = (item: Pick<FormItem, 'places' | 'onPaper'>, given: readonly Given[]): boolean =>
  isOnPaper(item, given) || item.places.every((place) => isPlaceGiven(place, given));

/** An answer in words: letters of what is chosen, and what is typed. */
export const inWords = ({ places }: Pick<FormItem, 'places'>, given: readonly Given[]): string =>
  places
    .map((place) =>
      place.kind === 'words'
        ? wordsIn(given, place.areaId).trim()
        : place.boxes.flatMap(({ areaId, option }) => (isMarked(given, areaId) ? [option] : [])).join(''),
    )
    .filter(Boolean)
    .join(' / ');

/** The areas in which something stands. */
export const filledAreas = (given: readonly Given[]): string[] =>
  given.flatMap((one) => (('words' in one ? one.words.trim() !== '' : one.marked) ? [one.areaId] : []));
