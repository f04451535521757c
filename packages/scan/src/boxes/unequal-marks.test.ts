import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { type Random, seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { type Canvas, copyOf, drawLine } from '../simulator/canvas.js';
import { type BoxHand, boxHand, markBox, type Shape, type Tool } from '../simulator/hand.js';
import { type Defect, drawSheet, type Sheet, scanned, sheetGeometry } from '../simulator/index.js';
import { choicesOf, readChoices } from './read-choices.js';

const sheetOf = (questions: number) =>
  drawSheet(sheetGeometry(questions), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
const [card, few] = [sheetOf(87), sheetOf(24)];
const isSeveral = (boxes: readonly AnswerArea[]) => boxes[0]?.areaType === areaTypes['multiple-choice'];

type Correction = 'a cross over it' | 'a small cross over it' | 'rubbed out by half' | 'rubbed out by three quarters';

/** A mark that its writer took back, by a hand that marks otherwise everywhere else. */
function correct(canvas: Canvas, box: AnswerArea, how: Correction, hand: BoxHand, random: Random): void {
  const { ink } = hand;
  if (how === 'a cross over it' || how === 'a small cross over it') {
    markBox(canvas, box, hand);
    const reach = how === 'a cross over it' ? 0.2 + 0.1 * random() : 0.14;
    const at = (x: number, y: number) => [box.xMm + box.widthMm * x, box.yMm + box.heightMm * y] as const;
    drawLine(canvas, [at(-reach, -reach), at(1 + reach, 1 + reach)], ink);
    drawLine(canvas, [at(-reach, 1 + reach), at(1 + reach, -reach)], ink);
    return;
  }
  // A pencil fills, and the rubber leaves as much of it; the marks beside are firm.
  const left = how === 'rubbed out by half' ? 0.5 : 0.25;
  const filled = boxHand(random, 'pencil', 'fill');
  markBox(canvas, box, { ...filled, ink: { ...filled.ink, darkness: filled.ink.darkness * left } });
}

/** Of each choice of several two boxes are marked and one is corrected; everything else is marked once. */
function readCorrected(
  [tool, shape, how]: readonly [Tool, Shape, Correction],
  { sheet, defect, seed }: { sheet: Sheet; defect: Defect; seed: number },
) {
  const choices = choicesOf(sheet.geometry.areas);
  const random = seeded(seed);
  const canvas = copyOf(sheet.canvas);
  const hand = boxHand(random, tool, shape);
  const meant = choices.map((boxes, k) => {
    const [first, second, third] = boxes.map((_, at) => boxes[(at + k * 2) % boxes.length]);
    const marked = isSeveral(boxes) ? [first, second] : [first];
    for (const box of marked) if (box) markBox(canvas, box, hand);
    if (isSeveral(boxes) && third && k % 3 > 0) correct(canvas, third, how, hand, random);
    return marked
      .map((box) => box?.option)
      .sort()
      .join('');
  });
  const image = scanned(canvas, defect, random);
  const found = findPage(image);
  if (!found.ok) throw new Error(found.reason);
  const read = readChoices(image, found.frame, choices);
  return read.map((one, k) => ({
    ...one,
    isSeveral: isSeveral(choices[k] ?? []),
    isRight: one.chosen.join('') === meant[k],
  }));
}

const hands: [Tool, Shape][] = [
  ['pen', 'tick'],
  ['pen', 'line'],
  ['pencil', 'tick'],
  ['pencil', 'fill'],
];
const corrections: Correction[] = [
  'a cross over it',
  'a small cross over it',
  'rubbed out by half',
  'rubbed out by three quarters',
];
const pictures: Defect[] = ['clean', '150 dpi', 'JPEG 40', 'shadow'];

describe('a mark that was taken back in a choice of several', () => {
  // Each hand with each correction once, on pictures and sheets that take turns: a page takes a second to be drawn and read.
  const cases = hands.flatMap(([tool, shape], h) =>
    corrections.map((how, c) => {
      const defect = pictures[(h + c) % pictures.length] ?? 'clean';
      return [tool, shape, how, defect, c === h ? 87 : 24] as const;
    }),
  );
  it.each(cases)(
    'of a %s, as a %s, by %s, on a picture "%s" of %i questions, is never silently an answer',
    (...made) => {
      const [tool, shape, how, defect, questions] = made;
      const sheet = questions === 87 ? card : few;
      const read = readCorrected([tool, shape, how], { sheet, defect, seed: 40 + pictures.indexOf(defect) });
      const silent = read.filter(({ isRight, doubts }) => !isRight && doubts.length === 0);
      expect(silent.map(({ boxes }) => boxes.map(({ state }) => state).join(' '))).toEqual([]);
      // An edge of shadow is a doubt of its own.
      const asked = read.filter(({ doubts, isSeveral: asks }) => !asks && doubts.length > 0);
      if (defect !== 'shadow') expect(asked).toEqual([]);
    },
  );
});
