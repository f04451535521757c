import { describe, expect, it } from 'vitest';
import { type Corner, isSheet, turnedCorners } from './corners.js';

const at = (...pairs: [number, number][]): Corner[] => pairs.map(([x, y]) => ({ x, y }));

describe('four corners', () => {
  it.each([
    ['the whole picture', at([0, 0], [1, 0], [1, 1], [0, 1]), true],
    ['a sheet that lies askew', at([0.2, 0.1], [0.9, 0.2], [0.8, 0.9], [0.1, 0.8]), true],
    ['crossed', at([0, 0], [1, 0], [0, 1], [1, 1]), false],
    ['the other way round', at([0, 0], [0, 1], [1, 1], [1, 0]), false],
    ['one pulled inward', at([0, 0], [1, 0], [0.2, 0.2], [0, 1]), false],
    ['a thread', at([0, 0], [1, 0], [1, 0.01], [0, 0.01]), false],
    ['all in one place', at([0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5]), false],
    ['three', at([0, 0], [1, 0], [1, 1]), false],
  ])('%s: %#', (_, corners, wanted) => expect(isSheet(corners)).toBe(wanted));

  it('turn with their picture: the top left of what was turned is the top left of what is seen', () => {
    const corners = at([0.2, 0.1], [0.9, 0.2], [0.8, 0.9], [0.1, 0.8]);
    const rounded = (of: readonly Corner[]) => of.map(({ x, y }) => [Math.round(x * 100), Math.round(y * 100)]);
    expect(rounded(turnedCorners(corners, 90))).toEqual([
      [20, 10],
      [90, 20],
      [80, 90],
      [10, 80],
    ]);
    expect(rounded(turnedCorners(corners, 180))).toEqual([
      [20, 10],
      [90, 20],
      [80, 90],
      [10, 80],
    ]);
    for (const by of [90, 180, 270]) expect(isSheet(turnedCorners(corners, by))).toBe(true);
    expect(rounded(turnedCorners(turnedCorners(corners, 90), 270))).toEqual(rounded(corners));
  });
});
