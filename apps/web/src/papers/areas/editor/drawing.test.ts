import type { AnswerArea } from '@zhibi/contract/papers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, openHistory, redone, undone } from '../../parts/history.js';
import { corners, frameAround, LEAST_MM, pulled, type Rect, rectBetween, snapped } from '../../parts/pull-rect.js';
import { copyPage } from './copy-page.js';

const sheet = { widthMm: 210, heightMm: 297 };
const rect = (xMm: number, yMm: number, widthMm: number, heightMm: number): Rect => ({ xMm, yMm, widthMm, heightMm });
const area = (areaId: string, more: Partial<AnswerArea> = {}): AnswerArea => ({
  areaId,
  areaType: 1,
  beIncludedId: null,
  qids: [areaId],
  page: 1,
  ...rect(10, 10, 50, 20),
  option: null,
  blankIndex: null,
  partIndex: null,
  ...more,
});

describe('drawing in millimetres', () => {
  it('cuts at the edges of the page, and takes what is smaller than 15 units for a slip', () => {
    expect(rectBetween({ xMm: 300, yMm: 280 }, { xMm: 150, yMm: 310 }, sheet)).toEqual(rect(150, 280, 60, 17));
    expect(rectBetween({ xMm: 10, yMm: 10 }, { xMm: 13.9, yMm: 60 }, sheet)).toBeUndefined();
  });

  it.each([
    ['all', rect(20, 25, 50, 20)],
    ['nw', rect(20, 25, 40, 5)],
    ['ne', rect(10, 25, 60, 5)],
    ['sw', rect(20, 10, 40, 35)],
    ['se', rect(10, 10, 60, 35)],
  ] as const)('pulled at %s', (hold, becomes) => {
    expect(pulled(rect(10, 10, 50, 20), hold, { xMm: 10, yMm: 15 }, sheet)).toEqual(becomes);
  });

  it('stays on its page and large enough, wherever it is pulled', () => {
    const mm = fc.double({ min: -400, max: 400, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom('all' as const, ...corners), mm, mm, (hold, xMm, yMm) => {
        const one = pulled(rect(30, 40, 50, 20), hold, { xMm, yMm }, sheet);
        expect(Math.min(one.xMm, one.yMm)).toBeGreaterThanOrEqual(0);
        expect(one.xMm + one.widthMm).toBeLessThanOrEqual(sheet.widthMm + 0.01);
        expect(one.yMm + one.heightMm).toBeLessThanOrEqual(sheet.heightMm + 0.01);
        expect(Math.min(one.widthMm, one.heightMm)).toBeGreaterThanOrEqual(LEAST_MM - 0.01);
      }),
    );
  });

  it('comes to lie on an edge that is near, and is left alone by one that is not', () => {
    const others = [rect(10, 40, 80, 30)];
    expect(snapped(rect(11, 71, 50, 20), 'all', others, sheet)).toEqual(rect(10, 70, 50, 20));
    expect(snapped(rect(20, 10, 69, 29), 'se', others, sheet)).toEqual(rect(20, 10, 70, 30));
    expect(snapped(rect(12, 80, 50, 20), 'all', others, sheet)).toEqual(rect(12, 80, 50, 20));
  });

  it('finds the smallest frame around it', () => {
    const frames = [
      area('page', { areaType: 0, ...rect(0, 0, 200, 200) }),
      area('question', { areaType: 0, ...rect(5, 5, 80, 40) }),
    ];
    expect(frameAround(rect(10, 10, 20, 20), 1, frames)?.areaId).toBe('question');
    expect(frameAround(rect(10, 10, 20, 20), 2, frames)).toBeUndefined();
  });
});

it('a page is copied to the same layout with the next questions, and its boxes lie in the copied frames', () => {
  const areas = [
    area('f1', { areaType: 0, qids: ['q1'] }),
    area('b1', { beIncludedId: 'f1', qids: ['q1'] }),
    area('f2', { areaType: 0, qids: ['q2'] }),
    area('old', { page: 2, qids: ['q3'] }),
  ];
  let n = 0;
  const made = copyPage(areas, { from: 1, to: 2, itemIds: ['q1', 'q2', 'q3'], newId: () => `n${++n}` });
  expect(made.filter(({ page }) => page === 2)).toMatchObject([
    { areaId: 'n1', qids: ['q3'] },
    { areaId: 'n2', qids: ['q3'], beIncludedId: 'n1' },
    { areaId: 'n3', qids: [] },
  ]);
  expect(made.some(({ areaId }) => areaId === 'old')).toBe(false);
});

it('undo and redo go back and forth; a run in one place is one step', () => {
  const [a, b, c] = [[area('a')], [area('b')], [area('c')]];
  const nudged = changed(changed(openHistory(a), b, 'x'), c, 'x');
  expect(undone(nudged).now).toBe(a);
  expect(redone(undone(nudged)).now).toBe(c);
  expect(undone(openHistory(a)).now).toBe(a);
});
