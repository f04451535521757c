import type { ChoiceDoubt, ScanChoice } from '@zhibi/contract/capture/scans';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { choicesOf, type GreyImage, isHidden, type PageFrame, type PrintMask, readChoices } from '@zhibi/scan';
import type { Inks } from './inks-of.js';

export interface ReadChoice {
  itemId: string;
  boxes: ScanChoice['boxes'];
  several: boolean;
  doubts: ChoiceDoubt[];
  chosen: string[];
}

/**
 * A red pen over the boxes is a teacher's: it is taken away before they are read.
 * @param inks of a picture with colours
 * @param mask what is printed on the page
 */
export function choicesIn(
  inks: Inks,
  { grey, frame, mask }: { grey: GreyImage; frame: PageFrame; mask: PrintMask | undefined },
  areas: readonly AnswerArea[],
): ReadChoice[] {
  const groups = choicesOf(areas);
  if (groups.length === 0) return [];
  const student = (inks.hasRed() ? inks.split()?.student : undefined) ?? grey;
  return readChoices(student, frame, groups, mask && { mask, areas }).flatMap(({ boxes, chosen, doubts }, at) => {
    const [first] = groups[at] ?? [];
    const [itemId] = first?.qids ?? [];
    const several = first?.areaType === areaTypes['multiple-choice'];
    // What lies beyond the picture is asked, not guessed.
    if (itemId !== undefined && groups[at]?.some((box) => isHidden(grey, frame, middleOf(box))))
      return [{ itemId, boxes, several, doubts: ['boxes-not-found' as const], chosen: [] }];
    return itemId === undefined ? [] : [{ itemId, boxes, several, doubts, chosen }];
  });
}

const middleOf = ({ xMm, yMm, widthMm, heightMm }: AnswerArea) => ({
  x: xMm + widthMm / 2,
  y: yMm + heightMm / 2,
});
