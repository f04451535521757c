import { describe, expect, it } from 'vitest';
import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';
import { patchOf } from './patch.js';
import { sampleBox } from './sample-box.js';
import { creasesOf } from './unparted-box.js';

const PER_MM = 8;
const frame: PageFrame = {
  pageSize: 'A4',
  toImage: [PER_MM, 0, 0, 0, PER_MM, 0, 0, 0, 1],
  model: 'affine',
  seen: [0, 1, 2, 3],
  derived: [],
  residualMm: 0.1,
  dpi: PER_MM * 25.4,
  turnedDeg: 0,
  black: 20,
  white: 240,
};
const box = sampleBox({ xMm: 60, yMm: 100 });

/** Bare paper with a level line 0.8 mm wide through the box. */
function page({ from, to, dark, fallMm = 0 }: { from: number; to: number; dark: number; fallMm?: number }): GreyImage {
  const [width, height] = [210 * PER_MM, 297 * PER_MM];
  const pixels = new Uint8Array(width * height).fill(240);
  for (let x = Math.round(from * PER_MM); x < to * PER_MM; x++) {
    const middle = 103 + ((x / PER_MM - 62.8) / 30) * fallMm;
    for (let y = Math.round((middle - 0.4) * PER_MM); y < (middle + 0.4) * PER_MM; y++)
      pixels[y * width + x] = 240 - 220 * dark;
  }
  return { width, height, pixels };
}

function creases(line: Parameters<typeof page>[0]) {
  const [image, shift, contrast] = [page(line), { x: 0, y: 0 }, () => 220];
  const patch = patchOf(image, frame.toImage, { box, shift, contrast });
  return creasesOf({ box, patch }, shift, { image, frame, contrast }).map(({ across, creaseMm }) => [across, creaseMm]);
}

describe('a crease that parts no box', () => {
  it.each([
    ['straight across the page', { from: 0, to: 210, dark: 0.25 }],
    ['and falls a little', { from: 0, to: 210, dark: 0.25, fallMm: 0.3 }],
  ])('is seen where it runs %s', (_, line) => {
    expect(creases(line)).toEqual([['y', expect.closeTo(0.75, 0)]]);
  });

  it.each([
    ['no line', { from: 0, to: 0, dark: 0 }],
    ['a pale line that leaves the box on both ends', { from: 52, to: 74, dark: 0.3 }],
    ['a pale line that runs on to one side only', { from: 52, to: 210, dark: 0.3 }],
    ['a line of ink across the page', { from: 0, to: 210, dark: 0.8 }],
    ['a shade that is hardly one', { from: 0, to: 210, dark: 0.04 }],
  ])('is not %s', (_, line) => {
    expect(creases(line)).toEqual([]);
  });
});
