import type { AnswerArea } from '@zhibi/contract/papers';
import { describe, expect, it } from 'vitest';
import { placesOfRow } from './bent-row.js';
import { findRims } from './find-rims.js';
import { bendAt, creaseIn } from './parted-box.js';
import { type Patch, STEP_MM, samplesOf } from './patch.js';
import { sampleBox } from './sample-box.js';

const boxAt = (k: number): AnswerArea => sampleBox({ areaId: `q.${k}`, xMm: 20 + 7.4 * k, option: 'ABCD'[k] ?? '' });
const row = [0, 1, 2, 3].map(boxAt);

interface Fold {
  across: 'x' | 'y';
  /** In mm of the page. */
  atMm: number;
  before: number;
  after: number;
  /** Of the crease. */
  shade: number;
}
const flat: Fold = { across: 'x', atMm: 0, before: 0, after: 0, shade: 0 };

/** A patch of bare printing: rims of 0.25 mm, and what a fold does to it. */
function patch(box: AnswerArea, { across, atMm, before, after, shade }: Fold): Patch {
  const [columns, rows] = [samplesOf(box.widthMm), samplesOf(box.heightMm)];
  const darkness = Float32Array.from({ length: columns * rows }, (_, k) => {
    const seen = {
      x: box.xMm + box.widthMm / 2 + ((k % columns) - (columns - 1) / 2) * STEP_MM,
      y: box.yMm + box.heightMm / 2 + (Math.floor(k / columns) - (rows - 1) / 2) * STEP_MM,
    };
    const printed = { ...seen, [across]: seen[across] - (seen[across] < atMm ? before : after) };
    const beyond = Math.max(
      Math.abs(printed.x - box.xMm - box.widthMm / 2) - box.widthMm / 2,
      Math.abs(printed.y - box.yMm - box.heightMm / 2) - box.heightMm / 2,
    );
    return (Math.abs(beyond) < 0.125 ? 0.6 : 0) + shade * Math.exp(-(((seen[across] - atMm) / 0.4) ** 2));
  });
  return { columns, rows, darkness, paper: 240 };
}
const taken = (fold: Fold) => row.map((box) => ({ box, patch: patch(box, fold) }));
const fold = (more: Partial<Fold>): Fold => ({ ...flat, shade: 0.2, before: -0.6, after: 0.6, ...more });

describe('places of a row', () => {
  it.each([
    ['flat', flat],
    ['moved as a whole', { ...flat, before: 0.45, after: 0.45 }],
    ['with a crease that moves nothing', fold({ atMm: 37.5, before: 0.1, after: 0.1 })],
    ['parted by a tenth or two', fold({ atMm: 41.4, before: -0.05, after: 0.1 })],
  ])('are those of its rims, to the bit: %s', (_, one) => {
    const boxes = taken(one);
    const rim = findRims(boxes);
    expect(placesOfRow(boxes)).toEqual({ rim, places: row.map(() => rim) });
  });

  it.each([
    ['apart', -0.6, 0.6],
    ['together', 0.6, -0.6],
  ])('have a side before and a side behind a crease between boxes that moves them %s', (_, before, after) => {
    const { places } = placesOfRow(taken(fold({ atMm: 33.7, before, after })));
    expect(places.map(({ shift }) => Math.round(shift.x * 100) / 100)).toEqual([before, before, after, after]);
    expect(places.map(({ parted }) => parted)).toEqual(row.map(() => undefined));
  });

  it.each([
    ['upright, through the second box', fold({ atMm: 30.2 }), [1]],
    ['upright, through the last box, of which one rim lies behind it', fold({ atMm: 45 }), [3]],
    ['level, through all boxes', fold({ across: 'y', atMm: 52 }), [0, 1, 2, 3]],
  ] as const)('part boxes under a crease: %s', (_, one, under) => {
    const { places } = placesOfRow(taken(one));
    expect(places.flatMap(({ parted }, k) => (parted ? [k] : []))).toEqual(under);
    for (const k of under)
      expect(places[k]?.parted).toEqual({
        across: one.across,
        before: expect.closeTo(-0.6, 5),
        after: expect.closeTo(0.6, 5),
      });
  });

  it('follow a bend without a crease, and part no box for it', () => {
    const steps = [-0.3, -0.3, 0, 0.3];
    const boxes = row.map((box, k) => {
      const aside = steps[k] ?? 0;
      return { box, patch: patch(box, { ...flat, before: aside, after: aside }) };
    });
    const { places } = placesOfRow(boxes);
    expect(places.map(({ parted }) => parted)).toEqual(row.map(() => undefined));
    places.forEach(({ shift }, k) => {
      expect(Math.abs(shift.x - (steps[k] ?? 0))).toBeLessThan(0.16);
    });
  });

  it('do not part a box for one rim where no crease is seen', () => {
    const { places } = placesOfRow(taken(fold({ atMm: 45, shade: 0 })));
    expect(places.map(({ parted }) => parted)).toEqual(row.map(() => undefined));
  });
});

describe('a crease in a box', () => {
  const [, box = boxAt(1)] = row;
  const parted = { across: 'x', before: -0.6, after: 0.6 } as const;

  it('is found where the bare paper above and below is dark, and what is printed beside it where it is seen', () => {
    const found = creaseIn({ box, patch: patch(box, fold({ atMm: 31 })) }, parted);
    expect(found?.creaseMm).toBeCloseTo(31 - box.xMm - box.widthMm / 2, 0);
    const bend = found ? bendAt(found) : (mm: number) => mm;
    expect([-2.8, 2.8].map(bend)).toEqual([expect.closeTo(-3.4, 5), expect.closeTo(3.4, 5)]);
  });

  it('is not found where the paper is as light as beside it', () => {
    expect(creaseIn({ box, patch: patch(box, fold({ atMm: 31, shade: 0.03 })) }, parted)).toBeUndefined();
  });
});
