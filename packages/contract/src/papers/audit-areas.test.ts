import { describe, expect, it } from 'vitest';
import { auditAreas } from './audit-areas.js';
import type { AnswerArea } from './geometry.js';

const area = (
  areaId: string,
  [xMm, yMm, widthMm, heightMm]: [number, number, number, number],
  more: Partial<AnswerArea> = {},
): AnswerArea => ({
  areaId,
  areaType: 1,
  beIncludedId: null,
  qids: ['q'],
  page: 1,
  xMm,
  yMm,
  widthMm,
  heightMm,
  option: null,
  blankIndex: null,
  partIndex: null,
  ...more,
});

describe('areas that share paper', () => {
  it.each([
    ['side by side', area('a', [0, 0, 10, 10]), area('b', [20, 0, 10, 10]), 0],
    ['touching', area('a', [0, 0, 10, 10]), area('b', [10, 0, 10, 10]), 0],
    ['crossing at a corner', area('a', [0, 0, 10, 10]), area('b', [9, 9, 10, 10]), 1],
    ['crossing, the later one first', area('a', [9, 9, 10, 10]), area('b', [0, 0, 10, 10]), 1],
    ['on different pages', area('a', [0, 0, 10, 10]), area('b', [0, 0, 10, 10], { page: 2 }), 0],
    ['a box in its question', area('a', [0, 0, 100, 50]), area('b', [5, 5, 10, 10], { beIncludedId: 'a' }), 0],
    ['a box in a question of another', area('a', [0, 0, 100, 50]), area('b', [5, 5, 10, 10], { beIncludedId: 'c' }), 1],
  ])('%s', (_, one, other, count) => {
    expect(auditAreas({ areas: [one, other] }).overlaps).toHaveLength(count);
  });

  it('may lie in an area that lies in another', () => {
    const areas = [
      area('a', [0, 0, 100, 50]),
      area('b', [5, 5, 40, 40], { beIncludedId: 'a' }),
      area('c', [6, 6, 5, 5], { beIncludedId: 'b' }),
    ];
    expect(auditAreas({ areas }).overlaps).toEqual([]);
  });

  it('are found even where inclusion goes in a circle', () => {
    const areas = [
      area('a', [0, 0, 9, 9], { beIncludedId: 'b' }),
      area('b', [0, 0, 9, 9], { beIncludedId: 'a' }),
      area('c', [0, 0, 9, 9], { beIncludedId: 'a' }),
    ];
    expect(auditAreas({ areas }).overlaps).toEqual([]);
  });
});

describe('areas too small to hit', () => {
  it.each([
    ['15 units square', 3.96875, 3.96875, 0],
    ['a hair less wide', 3.968, 10, 1],
    ['a hair less high', 10, 3.9, 1],
  ])('%s', (_, width, height, count) => {
    expect(auditAreas({ areas: [area('a', [0, 0, width, height])] }).tooSmall).toHaveLength(count);
  });
});
