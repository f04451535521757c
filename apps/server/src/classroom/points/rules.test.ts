import { describe, expect, it } from 'vitest';
import { monthBounds, placed } from './rules.js';

describe('a month', () => {
  it.each([
    ['202611', '2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
    ['202612', '2026-11-30T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ])('%s begins and ends by the clock of the school', (month, from, to) => {
    const bounds = monthBounds(month, 'Asia/Shanghai');
    expect([bounds.from.toISOString(), bounds.to.toISOString()]).toEqual([from, to]);
  });
});

describe('places', () => {
  const rows = [{ growth: 1 }, { growth: 3 }, { growth: 3 }];
  it('are shown where the policy shows them, equal ones alike', () =>
    expect(placed(rows, 'exact').map(({ growth, place }) => [growth, place])).toEqual([
      [3, 1],
      [3, 1],
      [1, 3],
    ]));
  it('are fifths where it shows bands, in the order of the class', () =>
    expect(placed(rows, 'band').map(({ place, band }) => [place, band])).toEqual([
      [null, 4],
      [null, 1],
      [null, 1],
    ]));
  it.each(['none', 'level'] as const)('are not there where it shows %s', (shown) =>
    expect(placed(rows, shown)).toEqual(rows.map((row) => ({ ...row, place: null, band: null }))),
  );
});
