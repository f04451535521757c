import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';
import type { ScannedChoice } from './decide-choice.js';
import { readChoices } from './read-choices.js';

export interface SignRow {
  /** Only one of them may be marked. */
  isOne: boolean;
  boxes: readonly { sign: string; xMm: number; yMm: number; widthMm: number; heightMm: number }[];
}

/** Reads rows of boxes that are no answers: digits of a number, points of a teacher. They are judged as the boxes of answers are. */
export function readSigns(image: GreyImage, frame: PageFrame, rows: readonly SignRow[]): ScannedChoice[] {
  return readChoices(image, frame, rows.map(asChoice));
}

const asChoice = ({ isOne, boxes }: SignRow, row: number): AnswerArea[] =>
  boxes.map(({ sign, ...place }, i) => ({
    ...place,
    areaId: `${row}:${i}`,
    areaType: isOne ? areaTypes['single-choice'] : areaTypes['multiple-choice'],
    beIncludedId: null,
    qids: [String(row)],
    page: 1,
    option: sign,
    blankIndex: null,
    partIndex: null,
  }));
