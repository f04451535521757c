import type { NumberPlace } from '@zhibi/contract/papers';
import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { workingImage } from '../image/grey-image.js';
import { type Canvas, copyOf, drawLine, drawRectangle } from '../simulator/canvas.js';
import { boxHand } from '../simulator/hand.js';
import { defectOf, readBackPage } from '../simulator/read-back.js';
import { drawSheet, sheetGeometry } from '../simulator/sheet.js';
import { writeDigits } from '../simulator/write-digits.js';
import { CERTAIN_NUMBER, readNumberBoxes } from './read-number-boxes.js';

const CODE = '3.27.1894.1';
const RULE = 0.15;
const written = Array.from({ length: 8 }, (_, at) => ({ xMm: 40 + at * 8.8, yMm: 225, widthMm: 7.4, heightMm: 7.5 }));
const place: NumberPlace = { page: 1, columns: [], written };
const geometry = { ...sheetGeometry(4), numbers: [place] };
const { canvas } = drawSheet(geometry, { qrText: `zhibi:demo:${CODE}`, pageCode: CODE });
for (const box of written)
  for (const side of [
    { ...box, heightMm: RULE },
    { ...box, yMm: box.yMm + box.heightMm - RULE, heightMm: RULE },
    { ...box, widthMm: RULE },
    { ...box, xMm: box.xMm + box.widthMm - RULE, widthMm: RULE },
  ])
    drawRectangle(canvas, side, 0.9);

const read = ({ image }: Canvas, isKnown: (number: string) => boolean = () => true) => {
  const work = workingImage(image);
  const found = findPage(work, 'A4');
  if (!found.ok) throw new Error('the page was not found');
  return readNumberBoxes(work, found.frame, place, isKnown);
};
const write = (page: Canvas, seed: number, number?: string) => {
  const random = seeded(seed);
  return writeDigits(page, written, { seed, random, hand: boxHand(random, 'pen', 'fill') }, number);
};

describe('a number written by hand', () => {
  it('is read as it was written by one hand after another; none is told as certain that is another', () => {
    const readings = Array.from({ length: 30 }, (_, seed) => {
      const page = copyOf(canvas);
      const number = write(page, seed + 1);
      const [first] = read(page);
      return { isRight: first?.number === number, isSure: (first?.probability ?? 0) >= CERTAIN_NUMBER };
    });
    expect(readings.filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(27);
    expect(readings.filter(({ isRight, isSure }) => isSure && !isRight)).toEqual([]);
  });

  it('waits for a person where a digit is struck out, with those of the class that it may be, the likeliest first', () => {
    const page = copyOf(canvas);
    write(page, 5, '20260317');
    const [, , , , , , , last] = written;
    if (!last) throw new Error('eight boxes');
    const { xMm, yMm } = last;
    for (const [from, to] of [
      [2, 6],
      [6, 2],
    ] as const)
      drawLine(
        page,
        [
          [xMm + 1, yMm + from],
          [xMm + 6.4, yMm + to],
        ],
        { widthMm: 0.6, darkness: 0.9 },
      );
    const known = ['20260317', '20260312', '20269999'];
    const ranked = read(page, (number) => known.includes(number));
    expect(ranked[0]?.probability ?? 0).toBeLessThan(CERTAIN_NUMBER);
    expect(ranked.map(({ number }) => number)).not.toContain('20269999');
  });

  it('of which a box was left empty is nobody’s', () => {
    const page = copyOf(canvas);
    const random = seeded(3);
    writeDigits(page, written.slice(0, 7), { seed: 3, random, hand: boxHand(random, 'pen', 'fill') }, '2026031');
    expect(read(page)).toEqual([]);
  });

  it('is read in the test of a card, however the copy lies and whatever happened to it; never another', () => {
    const copies = Array.from({ length: 12 }, (_, copy) => copy).filter((copy) => defectOf(copy).defect !== '600 dpi');
    const found = copies.map((copy) => readBackPage({ canvas, geometry, page: 1, pageCode: CODE }, copy).what);
    expect(found.filter((what) => what === null).length).toBeGreaterThanOrEqual(copies.length - 1);
    expect(found).not.toContain('number-wrong');
  });
});
