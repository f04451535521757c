import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnArea, LEAST_MM } from './drawn-area.js';

const paper = { widthMm: 210, heightMm: 297 };
const mm = fc.double({ min: -50, max: 400, noNaN: true });
const point = fc.record({ xMm: mm, yMm: mm });

it('lies on the page, is large enough to write in, and does not care where the hand began', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const area = drawnArea(from, to, paper);
      expect(drawnArea(to, from, paper)).toEqual(area);
      if (area === undefined) return;
      expect(Math.min(area.xMm, area.yMm)).toBeGreaterThanOrEqual(0);
      expect(area.xMm + area.widthMm).toBeLessThanOrEqual(paper.widthMm + 0.11);
      expect(area.yMm + area.heightMm).toBeLessThanOrEqual(paper.heightMm + 0.11);
      expect(Math.min(area.widthMm, area.heightMm)).toBeGreaterThanOrEqual(LEAST_MM);
    }),
  );
});

it('is none where the hand only slipped', () => {
  expect(drawnArea({ xMm: 10, yMm: 10 }, { xMm: 12, yMm: 60 }, paper)).toBeUndefined();
  expect(drawnArea({ xMm: 10.04, yMm: 10 }, { xMm: 40, yMm: 30 }, paper)).toEqual({
    areaType: 1,
    itemId: null,
    xMm: 10,
    yMm: 10,
    widthMm: 30,
    heightMm: 20,
  });
});
