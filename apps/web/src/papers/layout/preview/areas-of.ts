import type { AnswerArea, Geometry } from '@zhibi/contract/papers';

const boxTypes: readonly number[] = [2, 3, 5];
const blankTypes: readonly number[] = [4, 6];
const writtenTypes: readonly number[] = [1, 7, 8];

/** What one question is answered in. */
export function areasOf(geometry: Geometry | undefined, itemId: string) {
  const own = geometry?.areas.filter(({ qids }) => qids.includes(itemId)) ?? [];
  const ofTypes = (types: readonly number[]) => own.filter(({ areaType }) => types.includes(areaType));
  return { boxes: ofTypes(boxTypes).length, blanks: ofTypes(blankTypes).length, written: ofTypes(writtenTypes) };
}

/** The height that the layout has chosen, as where a height of one's own begins. */
export const usualSpaceMm = (written: readonly AnswerArea[]): number =>
  Math.min(240, Math.max(10, Math.round(Math.max(...written.map(({ heightMm }) => heightMm)))));
