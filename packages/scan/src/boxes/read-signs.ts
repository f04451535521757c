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

/**
 * Reads rows of boxes that are no answers: digits of a number, points of a teacher. They are judged as the boxes of answers are, but what is
 * printed in one is not learned from others of its sign: all of a number's digits may be noughts, and all answers worth the same.
 */
export function readSigns(image: GreyImage, frame: PageFrame, rows: readonly SignRow[]): ScannedChoice[] {
  return readChoices(image, frame, rows.map(asChoice)).map((read, row) => {
    const signs = new Map(rows[row]?.boxes.map(({ sign }, i) => [nameOf(row, i), sign]));
    const signOf = (name: string) => signs.get(name) ?? '';
    return {
      ...read,
      boxes: read.boxes.map((box) => ({ ...box, option: signOf(box.option) })),
      chosen: read.chosen.map(signOf),
    };
  });
}

const nameOf = (row: number, i: number) => `${row}.${i}`;

const asChoice = ({ isOne, boxes }: SignRow, row: number): AnswerArea[] =>
  boxes.map(({ sign: _, ...place }, i) => ({
    ...place,
    areaId: nameOf(row, i),
    areaType: isOne ? areaTypes['single-choice'] : areaTypes['multiple-choice'],
    beIncludedId: null,
    qids: [String(row)],
    page: 1,
    option: nameOf(row, i),
    blankIndex: null,
    partIndex: null,
  }));
