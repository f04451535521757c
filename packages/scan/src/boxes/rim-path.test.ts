import { describe, expect, it } from 'vitest';
import { bentPath, partedPath, type RimLine } from './rim-path.js';

/** Lines whose rims are seen at these steps of nine, as clear as rims are. */
const seenAt = (steps: readonly number[], clear = 0.3): RimLine[] =>
  steps.map((at, k) => ({
    atMm: k * 4,
    rims: 1,
    scores: Array.from({ length: 9 }, (_, step) => (step === at ? clear : 0)),
  }));

describe('the way of rims across a row', () => {
  it.each([
    ['lies straight', [4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 4]],
    ['turns a step from line to line', [6, 6, 5, 4, 4, 3], [6, 6, 5, 4, 4, 3]],
    ['does not follow one line that lies elsewhere', [4, 4, 7, 4, 4, 4], [4, 4, 4, 4, 4, 4]],
  ])('%s', (_, seen, steps) => {
    expect(bentPath(seenAt(seen)).steps).toEqual(steps);
  });

  it.each([
    ['between boxes', [2, 2, 2, 2, 6, 6], 4],
    ['in the first box', [1, 6, 6, 6, 6, 6], 1],
    ['and turns on both sides of it', [3, 2, 1, 7, 6, 5], 3],
  ])('breaks at a crease %s', (_, seen, crease) => {
    expect(partedPath(seenAt(seen))).toMatchObject({ steps: seen, crease });
  });

  it('breaks once: of two creases the one is followed by which more is clear', () => {
    expect(partedPath(seenAt([0, 8, 8, 8, 2, 2]))?.crease).toBe(4);
  });

  it('has no break where both sides lie less than half a millimetre apart', () => {
    const path = partedPath(seenAt([4, 4, 4, 6, 6, 6]));
    const straight = bentPath(seenAt([4, 4, 4, 6, 6, 6]));
    expect(path?.score ?? 0).toBeLessThanOrEqual(straight.score);
  });
});
