import { describe, expect, it } from 'vitest';
import { StrokeMaker } from '../../platform/ink/stroke-maker.js';
import { areaAt } from '../pens/lab/under-pen.js';

const touch = (clientX: number, clientY: number, timeStamp: number, pressure = 0, pointerType = 'mouse') => ({
  clientX,
  clientY,
  timeStamp,
  pressure,
  pointerType,
});
const box = { left: 100, top: 50, width: 420 };

describe('a stroke in mm', () => {
  it('measures from the corner of the page, whatever the size on the screen', () => {
    const maker = new StrokeMaker({ id: 'a', t0: 7, box, pageWidthMm: 210 });
    maker.add([touch(100, 50, 1000), touch(300, 90, 1016)]);
    expect(maker.stroke.points).toEqual([
      [0, 0, 0.5, 0],
      [100, 20, 0.5, 16],
    ]);
    expect(maker.stroke.t0).toBe(7);
  });

  it('keeps the pressure of a stylus and lets a mouse write evenly', () => {
    const maker = new StrokeMaker({ id: 'a', t0: 0, box, pageWidthMm: 210 });
    maker.add([touch(100, 50, 0, 0.83, 'pen'), touch(100, 50, 5, 0.9, 'mouse')]);
    expect(maker.stroke.points.map(([, , pressure]) => pressure)).toEqual([0.83, 0.5]);
  });
});

describe('what lies under the pen', () => {
  const area = (areaId: string, areaType: 0 | 2, xMm: number, widthMm: number) => ({
    areaId,
    areaType,
    beIncludedId: null,
    qids: [],
    page: 1,
    xMm,
    yMm: 0,
    widthMm,
    heightMm: 10,
    option: null,
    blankIndex: null,
    partIndex: null,
  });
  const areas = [area('frame', 0, 0, 100), area('box', 2, 10, 5)];

  it.each([
    [1, 12, 'box'],
    [1, 50, 'frame'],
    [1, 120, undefined],
    [2, 12, undefined],
  ] as const)('on page %i at %i mm is %s', (page, x, found) => {
    expect(areaAt(areas, page, [x, 5])?.areaId).toBe(found);
  });
});
