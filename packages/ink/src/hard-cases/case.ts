import type { AnswerArea, AreaType } from '@zhibi/contract/papers';
import type { AnswerKey, QuestionType } from '@zhibi/contract/questions';
import type { Stroke } from '../strokes/stroke.js';

/** What a child wrote on one question, and what a teacher who sees it would say was meant. */
export interface HardCase {
  /** How it came about; tables count by it. */
  kind: string;
  type: QuestionType;
  areas: readonly AnswerArea[];
  strokes: readonly Stroke[];
  /** What may be meant: letters of the chosen boxes, or the number; several where nobody can tell. The likeliest first. */
  meant: readonly string[];
  /** Keys to judge it by: that which is meant, that which was deleted, others. */
  keys: readonly AnswerKey[];
}

const ITEM = 'item';

/** The frame of a question, as `typeset` leaves it around everything of one. */
const frame: AnswerArea = area('frame', 0, { xMm: 10, yMm: 30, widthMm: 180, heightMm: 40 });

/** 机读选项框: boxes 5.6 × 4.5 mm, 1.4 mm apart, as the paper prints them. */
export function boxesOf(letters: string, type: 2 | 3 | 5): AnswerArea[] {
  return [
    frame,
    ...[...letters].map((option, k) => ({
      ...area(option, type, { xMm: 120 + 7 * k, yMm: 42, widthMm: 5.6, heightMm: 4.5 }),
      option,
    })),
  ];
}

/** 填空: a line with 8 mm above it. */
export function blankOf(widthMm: number): AnswerArea[] {
  return [frame, { ...area('blank', 4, { xMm: 60, yMm: 44, widthMm, heightMm: 8 }), blankIndex: 0 }];
}

/** Two questions in rows that stand close, two blanks in each: the upper one is another's. */
export function blanksInRows({
  widthMm,
  gapMm,
  rowMm,
}: {
  widthMm: number;
  gapMm: number;
  rowMm: number;
}): AnswerArea[] {
  return ['above', ITEM].flatMap((item, row) => {
    const yMm = 44 + row * rowMm;
    const ofRow = (one: AnswerArea): AnswerArea => ({ ...one, areaId: `${item} ${one.areaId}`, qids: [item] });
    const own = ofRow(area('frame', 0, { xMm: 10, yMm: yMm - 0.3, widthMm: 180, heightMm: 8.6 }));
    const blanks = [0, 1].map((at) => ({
      ...ofRow(area(`blank ${at}`, 4, { xMm: 60 + at * (widthMm + gapMm), yMm, widthMm, heightMm: 8 })),
      beIncludedId: own.areaId,
      blankIndex: at,
    }));
    return [own, ...blanks];
  });
}

/** The boxes of two questions in rows that stand close; a question's frame ends 0.8 mm over its boxes. The upper one is another's. */
export function boxesInRows(letters: string, { type, rowMm }: { type: 2 | 3; rowMm: number }): AnswerArea[] {
  return ['above', ITEM].flatMap((item, row) => {
    const yMm = 42 + row * rowMm;
    const ofRow = (one: AnswerArea): AnswerArea => ({ ...one, areaId: `${item} ${one.areaId}`, qids: [item] });
    const own = ofRow(area('frame', 0, { xMm: 10, yMm: yMm - 0.8, widthMm: 180, heightMm: Math.min(10, rowMm - 0.6) }));
    const boxes = [...letters].map((option, k) => ({
      ...ofRow(area(option, type, { xMm: 120 + 7 * k, yMm, widthMm: 5.6, heightMm: 4.5 })),
      beIncludedId: own.areaId,
      option,
    }));
    return [own, ...boxes];
  });
}

export const itemId = ITEM;

function area(
  areaId: string,
  areaType: AreaType,
  rect: { xMm: number; yMm: number; widthMm: number; heightMm: number },
): AnswerArea {
  const beIncludedId = areaType === 0 ? null : 'frame';
  return {
    areaId,
    areaType,
    beIncludedId,
    qids: [ITEM],
    page: 1,
    ...rect,
    option: null,
    blankIndex: null,
    partIndex: null,
  };
}
