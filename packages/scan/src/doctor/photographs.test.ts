import { seeded } from '@zhibi/ink/handwriting';
import { expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { blankCanvas } from '../simulator/canvas.js';
import { drawSheet, photographed, type Shot, sheetGeometry } from '../simulator/index.js';
import { diagnose } from './diagnose.js';
import { faultOfPicture } from './fault-of-picture.js';
import type { PrintedBox } from './hidden-print.js';

const { canvas } = drawSheet(sheetGeometry(40), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });

/** What is said of a photograph: complaints of a sheet that was found, or why none was. */
function said(shot: Shot, sheet = canvas, boxes: readonly PrintedBox[] = []): string {
  const image = photographed(sheet, shot, seeded(7));
  const found = findPage(image, 'A4');
  if (!found.ok) return faultOfPicture(image) ?? found.reason;
  return diagnose(image, found.frame, { isPhotograph: true, boxes })
    .map(({ kind }) => kind)
    .join();
}

const beyond = (side: 'top' | 'right' | 'bottom' | 'left', share: number): Shot => ({ beyond: { side, share } });

it.each<[string, Shot, string]>([
  ['whole', {}, ''],
  ['from aside', { perspective: 0.06 }, ''],
  ['a margin cut off', { ...beyond('right', 0.02), perspective: 0 }, ''],
  ['a strip cut off above', beyond('top', 0.06), 'cut-top'],
  ['a strip cut off on the right', beyond('right', 0.06), 'cut-right'],
  ['half cut off below', beyond('bottom', 0.5), 'cut-bottom'],
  ['half cut off below, straight', { ...beyond('bottom', 0.5), perspective: 0 }, 'cut-bottom'],
  ['half cut off on the left', beyond('left', 0.5), 'cut-left'],
  ['a third folded under', { foldedUnder: 0.3 }, 'cut-bottom'],
  ['half folded under', { foldedUnder: 0.5 }, 'cut-bottom'],
  ['the tip of a corner folded', { foldedCornerMm: 10 }, 'corner-lost'],
  ['a corner folded over a third of the sheet', { foldedCornerMm: 120 }, 'cut-bottom'],
  ['in an evening room', { light: 0.6 }, ''],
  ['in a dim room', { light: 0.4 }, 'dark'],
  ['in the dark', { light: 0.12 }, 'too-dark'],
  ['a little out of focus', { blurPx: 1 }, 'blurred'],
  ['out of focus', { blurPx: 2 }, 'too-blurred'],
  ['far out of focus', { blurPx: 8 }, 'too-blurred'],
  ['a hand that trembled', { shakenPx: 2 }, 'blurred'],
  ['a hand that moved', { shakenPx: 12 }, 'too-blurred'],
  ['a small mirrored lamp', { glareMm: 9 }, ''],
  ['a mirrored lamp', { glareMm: 25 }, 'glare'],
  ['a mirrored lamp over the middle', { glareMm: 60 }, 'glare'],
  ['a light shadow', { shadow: 0.9 }, ''],
  ['a shadow', { shadow: 0.6 }, 'uneven-light'],
  ['a deep shadow', { shadow: 0.4 }, 'uneven-light'],
])('a photograph of a sheet, %s', (_, shot, kinds) => {
  expect(said(shot)).toBe(kinds);
});

const boxes = sheetGeometry(87).areas.filter(({ option }) => option !== null);
const full = drawSheet(sheetGeometry(87), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' }).canvas;

it.each<[string, Shot, string]>([
  ['whole, on white paper', { paper: 246, table: 235 }, ''],
  ['whole, a little dim', { light: 0.6 }, ''],
  ['whole, a little out of focus', { blurPx: 1 }, 'blurred'],
  ['a mirrored lamp on white paper', { paper: 246, glareMm: 25 }, 'glare'],
  ['a large lamp on white paper', { paper: 246, glareMm: 50 }, 'glare'],
  ['a corner folded over a third, on a white table', { foldedCornerMm: 120, table: 208 }, 'cut-bottom'],
  ['a corner folded over half, on a white table', { foldedCornerMm: 150, table: 208 }, 'cut-bottom'],
  ['with a pleat across its middle', { pleat: 0.15 }, 'not-flat'],
])('a photograph of a page whose boxes are known, %s', (_, shot, kinds) => {
  expect(said(shot, full, boxes)).toBe(kinds);
});

it('a sheet seen from aside is not said to be folded', () => {
  for (const perspective of [0.03, 0.06, 0.08]) expect(said({ perspective })).not.toContain('not-flat');
});

it('a sharp photograph of a sheet without marks is neither dark nor blurred', () => {
  expect(said({}, blankCanvas({ widthMm: 210, heightMm: 297 }, 4))).toBe('no-marks');
});
