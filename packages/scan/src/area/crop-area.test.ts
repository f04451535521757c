import { seeded } from '@zhibi/ink/handwriting';
import { expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { type Canvas, drawSheet, photographed, scanned, sheetGeometry } from '../simulator/index.js';
import { cropArea } from './crop-area.js';

const { canvas, geometry } = drawSheet(sheetGeometry(4), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
const [area] = geometry.areas;
if (!area) throw new Error('the sheet has no areas');

const cropOf = (page: Canvas, defect: 'clean' | 'upside down' | 'on its side' | 'perspective') => {
  const image = scanned(page, defect, seeded(2));
  const found = findPage(image);
  if (!found.ok) throw new Error(found.reason);
  return cropArea(image, found.frame, area, { perMm: 6 });
};

it.each(['upside down', 'on its side', 'perspective'] as const)(
  'an area is cut out as it was printed: %s',
  (defect) => {
    const [straight, turned] = [cropOf(canvas, 'clean'), cropOf(canvas, defect)];
    expect([turned.width, turned.height]).toEqual([
      Math.round((area.widthMm + 4) * 6),
      Math.round((area.heightMm + 4) * 6),
    ]);
    const off = straight.pixels.reduce((sum, grey, k) => sum + Math.abs(grey - (turned.pixels[k] ?? 0)), 0);
    expect(off / straight.pixels.length).toBeLessThan(8);
  },
);

it('what lies beyond the picture is grey, not smeared paper', () => {
  const image = photographed(canvas, { beyond: { side: 'bottom', share: 0.5 }, perspective: 0 }, seeded(2));
  const found = findPage(image, 'A4');
  if (!found.ok) throw new Error(found.reason);
  const strip = (yMm: number) => cropArea(image, found.frame, { xMm: 40, yMm, widthMm: 100, heightMm: 10 }).pixels;
  expect(new Set(strip(200))).toEqual(new Set([150]));
  expect(Math.max(...strip(100))).toBeGreaterThan(200);
});
