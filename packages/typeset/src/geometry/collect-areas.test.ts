import { describe, expect, it } from 'vitest';
import { pagePlan } from '../sheet/page-plan.js';
import type { AreaMeaning } from '../source/area-ledger.js';
import { collectAreas, type Marker } from './collect-areas.js';

const plan = pagePlan({ pageSize: 'A3', columns: 2, sealLine: false });
const meaning = (areaId: string, areaType: AreaMeaning['areaType']): AreaMeaning => ({
  areaId,
  areaType,
  itemId: 'q1',
  option: null,
  blankIndex: null,
  partIndex: null,
});
const marker = (n: number, kind: Marker['kind'], at: Partial<Marker>): Marker => ({
  n,
  kind,
  page: 1,
  x: 17,
  y: 30,
  w: 0,
  h: 0,
  ...at,
});
const second = 17 + plan.columnWidthMm + plan.gutterMm;

describe('the frame of a question', () => {
  it('reaches from its start to its end, as wide as its column', () => {
    const [frame] = collectAreas(
      [marker(0, 'start', { y: 40 }), marker(0, 'end', { y: 90 })],
      [meaning('q1', 0)],
      plan,
    );
    expect(frame).toMatchObject({
      areaId: 'q1',
      page: 1,
      xMm: 17,
      yMm: 40,
      widthMm: plan.columnWidthMm,
      heightMm: 50,
      beIncludedId: null,
    });
  });

  it('has a part in each column that the question runs through', () => {
    const frames = collectAreas(
      [marker(0, 'start', { x: second, y: 200 }), marker(0, 'end', { page: 2, x: second, y: 60 })],
      [meaning('q1', 0)],
      plan,
    );
    expect(frames.map((frame) => [frame.areaId, frame.page, frame.xMm, frame.yMm, frame.heightMm])).toEqual([
      ['q1', 1, second, 200, plan.topMm + plan.columnHeightMm - 200],
      ['q1~2', 2, 17, plan.topMm, plan.columnHeightMm],
      ['q1~3', 2, second, plan.topMm, 60 - plan.topMm],
    ]);
  });

  it('has no part in a column where nothing of it stands', () => {
    const frames = collectAreas(
      [marker(0, 'start', { y: 200 }), marker(0, 'end', { x: second, y: plan.topMm })],
      [meaning('q1', 0)],
      plan,
    );
    expect(frames).toHaveLength(1);
  });
});

describe('an area to write in', () => {
  it('lies in the part of the frame that stands in its column', () => {
    const markers = [
      marker(0, 'start', { y: 200 }),
      marker(0, 'end', { x: second, y: 90 }),
      marker(1, 'box', { x: second + 8, y: 50, w: 20, h: 8 }),
    ];
    expect(collectAreas(markers, [meaning('q1', 0), meaning('q1:b0', 4)], plan).at(-1)).toMatchObject({
      areaId: 'q1:b0',
      beIncludedId: 'q1~2',
    });
  });

  it('of several rows is one in each column', () => {
    const rows = [250, 260].map((y) => marker(0, 'box', { y, w: 100, h: 8 }));
    const more = [25, 35, 45].map((y) => marker(0, 'box', { x: second, y, w: 100, h: 8 }));
    const areas = collectAreas([...rows, ...more], [meaning('q1:w', 8)], plan);
    expect(areas.map((area) => [area.areaId, area.yMm, area.heightMm])).toEqual([
      ['q1:w', 250, 18],
      ['q1:w~2', 25, 28],
    ]);
  });
});
