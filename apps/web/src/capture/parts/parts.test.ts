import type { AnswerArea } from '@zhibi/contract/papers';
import { encodeStrokes, type Stroke } from '@zhibi/ink';
import { describe, expect, it } from 'vitest';
import { unpackInk, unpackPages } from '../../platform/ink/unpack.js';
import { beyondAreas } from './beyond-areas.js';
import { hasInk } from './has-ink.js';
import { LiveInk } from './live-ink.js';
import { replayLength, replayOf } from './replay.js';
import { reachOf, viewsOf } from './views.js';

const area = (change: Partial<AnswerArea>): AnswerArea => ({
  areaId: 'a',
  areaType: 1,
  beIncludedId: null,
  qids: [],
  page: 1,
  xMm: 20,
  yMm: 40,
  widthMm: 160,
  heightMm: 60,
  option: null,
  blankIndex: null,
  partIndex: null,
  ...change,
});
const id = (n: number) => `018f0000-0000-4000-8000-00000000000${n}`;
const line = (n: number, t0: number, ms: number, from = 20): Stroke => ({
  id: id(n),
  t0,
  tip: 'pen',
  points: [
    [from, 50, 0.5, 0],
    [from + 10, 55, 0.5, ms / 2],
    [from + 20, 50, 0.5, ms / 2],
  ],
});
const packed = (strokes: Stroke[]) => btoa(String.fromCharCode(...encodeStrokes(strokes)));

describe('the ink of an answer over two pages', () => {
  const foot = line(1, 0, 100);
  const head = line(2, 0, 100);
  // Both pages have the same place: nothing but its page tells where a stroke belongs.
  const ink = `1:${packed([foot])} 2:${packed([head])}`;
  const idsOf = (strokes: readonly Stroke[]) => strokes.map((stroke) => stroke.id);

  it('lies on the page where it was written', () => {
    expect(unpackPages(ink).map(({ page, strokes }) => [page, idsOf(strokes)])).toEqual([
      [1, [foot.id]],
      [2, [head.id]],
    ]);
    expect(idsOf(unpackInk(ink))).toEqual([foot.id, head.id]);
    expect(unpackPages(packed([foot]))).toMatchObject([{ page: undefined }]);
  });

  it('is in sight also on a page on which there is only the frame', () => {
    const areas = [area({ areaId: 'q', areaType: 0 }), area({ areaId: 'b', page: 2 })];
    const views = (written: string) =>
      viewsOf(areas, { beyond: beyondAreas({ areas, pictures: [], written: unpackPages(written) }) });
    expect(views(ink).map(({ page }) => page)).toEqual([1, 2]);
    expect(views(`2:${packed([head])}`).map(({ page }) => page)).toEqual([2]);
  });
});

describe('the part of a page that an answer takes', () => {
  it('leaves the frame of the question out where there is something to write in', () => {
    const [view] = viewsOf([area({ areaId: 'q', areaType: 0, yMm: 10, heightMm: 120 }), area({})]);
    expect(view?.areas.map(({ areaId }) => areaId)).toEqual(['a']);
    expect(view?.rect.yMm).toBeGreaterThan(30);
  });

  it('cuts empty paper off, but never ink', () => {
    const [view] = viewsOf([area({})], { reach: reachOf([[line(1, 0, 100, 60)]]) });
    expect(view?.rect.widthMm).toBeLessThan(90);
    expect((view?.rect.xMm ?? 0) + (view?.rect.widthMm ?? 0)).toBeGreaterThan(80);
  });

  it('shows every page that an answer goes over', () => {
    expect(viewsOf([area({}), area({ areaId: 'b', page: 2 })]).map(({ page }) => page)).toEqual([1, 2]);
  });

  it('shows all boxes of a choice', () => {
    const boxes = ['A', 'B', 'C'].map((option, at) =>
      area({ areaId: option, areaType: 2, option, xMm: 20 + at * 9, widthMm: 6, heightMm: 5 }),
    );
    const [view] = viewsOf(boxes, { reach: { rightMm: 22, bottomMm: 42 } });
    expect((view?.rect.xMm ?? 0) + (view?.rect.widthMm ?? 0)).toBeGreaterThan(44);
  });
});

describe('what was written beside the places made for it', () => {
  const frame = area({ areaId: 'q', areaType: 0, xMm: 29, yMm: 30, widthMm: 165, heightMm: 25 });
  const boxes = ['A', 'B', 'C', 'D'].map((option, at) =>
    area({ areaId: option, areaType: 2, beIncludedId: 'q', option, xMm: 160 + at * 8, widthMm: 6, heightMm: 5 }),
  );
  const pictured = (besideMm: number) => ({
    homeworkId: id(1),
    studentId: id(2),
    areaId: 'q',
    source: 'scan' as const,
    version: 1,
    typed: null,
    besideMm,
  });
  const areas = [frame, ...boxes];

  it('is in sight on a picture: the whole frame with the margins that were cut out, and the boxes once more, closer', () => {
    const [whole, close, ...more] = viewsOf(areas, {
      beyond: beyondAreas({ areas, pictures: [pictured(10)], written: [] }),
    });
    expect(whole?.rect).toMatchObject({ xMm: 19, yMm: 28 });
    expect((whole?.rect.xMm ?? 0) + (whole?.rect.widthMm ?? 0)).toBeGreaterThanOrEqual(204);
    expect(close?.rect.widthMm).toBeLessThan(70);
    expect([close?.page, more]).toEqual([1, []]);
  });

  it('is in sight in ink, and nothing changes for who wrote where they should', () => {
    const ring = viewsOf(areas, {
      beyond: beyondAreas({ areas, pictures: [], written: [{ page: undefined, strokes: [line(1, 0, 100, 40)] }] }),
    });
    expect(ring[0]?.rect.xMm).toBeLessThan(40);
    expect(ring).toHaveLength(2);
    const inside = beyondAreas({
      areas,
      pictures: [],
      written: [{ page: undefined, strokes: [line(1, 0, 100, 165)] }],
    });
    expect(viewsOf(areas, { beyond: inside })).toHaveLength(1);
  });

  it('is not looked for in what was typed', () => {
    expect(beyondAreas({ areas, pictures: [{ ...pictured(0), typed: '✓' }], written: [] })).toEqual([]);
  });
});

describe('replaying ink', () => {
  it('cuts long pauses and shows strokes in the order of writing', () => {
    const replay = replayOf([line(2, 60_000, 200, 60), line(1, 0, 200)], 0.5);
    expect(replay.lengthMs).toBe(800);
    expect(replayLength([line(2, 60_000, 200, 60), line(1, 0, 200)], { pauseMs: 400, wholeMs: 9000 })).toBe(800);
    expect(replay.pathAt(0)).not.toContain('80');
    expect(replay.pathAt(150)).not.toBe(replay.pathAt(800));
  });

  it('fits an hour of writing into a few seconds', () => {
    const strokes = Array.from({ length: 9 }, (_, at) => line(at, at * 400_000, 300_000));
    expect(replayOf(strokes, 0.5).lengthMs).toBeLessThanOrEqual(9000);
  });
});

describe('live ink', () => {
  it('adds a stroke once, however often it arrives, and tells whoever looks on', () => {
    const ink = new LiveInk();
    let reported = 0;
    ink.watch('p1', () => reported++);
    ink.add('p1', [line(1, 0, 100)]);
    const [first] = ink.get('p1').segments;
    ink.add('p1', [line(1, 0, 100), line(2, 0, 100)]);
    ink.add('p1', [line(2, 0, 100)]);
    expect(ink.get('p1').ids).toEqual([id(1), id(2)]);
    expect(ink.get('p1').segments[0]).toBe(first);
    expect(reported).toBe(2);
  });
});

describe('packed ink', () => {
  it('is empty without strokes', () => {
    const [one, none] = [packed([line(1, 0, 100)]), packed([])];
    expect(['', none, one, `2:${one}`].map(hasInk)).toEqual([false, false, true, true]);
  });
});
