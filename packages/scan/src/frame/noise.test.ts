import { seeded } from '@zhibi/ink/handwriting';
import { expect, it } from 'vitest';
import { darkPieces } from '../image/dark-pieces.js';
import type { GreyImage } from '../image/grey-image.js';
import { drawSheet, scanned, sheetGeometry } from '../simulator/index.js';
import { findMarks } from './find-marks.js';
import { findPages } from './find-page.js';

/** Squares of any grey, so many pixels wide: a carpet, a hedge, a screen that shows nothing. */
function noise(blockPx: number): GreyImage {
  const [width, height] = [1_350, 1_800];
  const pixels = new Uint8Array(width * height);
  const random = seeded(blockPx);
  let row = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    if (y % blockPx === 0) {
      const greys = Array.from({ length: Math.ceil(width / blockPx) }, () => random() * 256);
      row = Uint8Array.from({ length: width }, (_, x) => greys[Math.floor(x / blockPx)] ?? 0);
    }
    pixels.set(row, y * width);
  }
  return { width, height, pixels };
}

it.each([1, 2, 4, 6, 12])(
  'a photograph of noise of %i px costs no more squares than a crowded page may have, and shows no sheet',
  (blockPx) => {
    const work = { squares: 0 };
    const image = noise(blockPx);
    const marks = findMarks(image, work);
    expect(work.squares).toBeLessThanOrEqual(3 * 2_000);
    expect(findPages(image, 'A4', marks)).toMatchObject([{ ok: false }]);
  },
);

it('noise is given up after so many runs, and its pieces are not put together', () => {
  const image = noise(1);
  let frames = 0;
  const wanted = () => {
    frames++;
    return true;
  };
  expect(darkPieces(image, 128, wanted, 100_000)).toEqual([]);
  expect(frames).toBe(0);
});

it('marks that were found are not looked for again: of another size of sheet only the map is asked', () => {
  const { canvas } = drawSheet(sheetGeometry(4), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
  const image = scanned(canvas, 'clean', seeded(1));
  const marks = findMarks(image);
  const blind = { ...image, pixels: new Uint8Array(image.pixels.length) };
  expect(findPages(blind, 'A4', marks)).toMatchObject([{ ok: true, frame: { seen: [0, 1, 2, 3] } }]);
});
