import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_STROKE_POINTS, validStroke } from './valid-stroke.js';

const good = {
  id: 'a',
  t0: 1_760_000_000_000,
  tip: 'pen',
  points: [
    [12.31, 40.02, 0.42, 0],
    [12.4, 40.11, 0.47, 10],
  ],
};
const withPoint = (...point: unknown[]) => ({ ...good, points: [[1, 1, 0, 0], point] });

describe('a stroke from a gateway', () => {
  it('is kept as it came', () => {
    expect(validStroke(good)).toEqual({ kind: 'valid', stroke: good });
  });

  it('may be a single dot, and of a pen that does not say its tip', () => {
    expect(validStroke({ id: 'a', t0: 0, points: [[1, 2, 0.5, 0]] })).toEqual({
      kind: 'valid',
      stroke: { id: 'a', t0: 0, tip: 'pen', points: [[1, 2, 0.5, 0]] },
    });
  });

  it('has its pressure clamped, for the scale is the pen maker’s', () => {
    const check = validStroke({
      ...good,
      points: [
        [1, 1, 1.7, 0],
        [1, 1, -0.2, 5],
      ],
    });
    expect(check).toMatchObject({
      kind: 'valid',
      stroke: {
        points: [
          [1, 1, 1, 0],
          [1, 1, 0, 5],
        ],
      },
    });
  });

  it('may reach over the edge of the paper a little', () => {
    expect(validStroke(withPoint(-20, 600, 0.5, 10)).kind).toBe('valid');
  });

  it.each([
    ['not-a-stroke', null],
    ['not-a-stroke', [good]],
    ['not-a-stroke', { ...good, points: 'none' }],
    ['no-id', { ...good, id: '' }],
    ['no-id', { ...good, id: 7 }],
    ['no-id', { ...good, id: 'x'.repeat(65) }],
    ['unknown-tip', { ...good, tip: 'brush' }],
    ['no-points', { ...good, points: [] }],
    ['too-many-points', { ...good, points: Array.from({ length: MAX_STROKE_POINTS + 1 }, () => [1, 1, 0, 0]) }],
    ['not-a-number', { ...good, t0: Number.NaN }],
    ['not-a-number', { ...good, t0: 5e15 }],
    ['not-a-number', withPoint(Number.NaN, 1, 0, 10)],
    ['not-a-number', withPoint(1, Infinity, 0, 10)],
    ['not-a-number', withPoint(1, 1, '0.5', 10)],
    ['not-a-number', withPoint(1, 1, 0.5)],
    ['out-of-page', withPoint(-20.01, 1, 0, 10)],
    ['out-of-page', withPoint(1, 600.01, 0, 10)],
    ['time-backwards', withPoint(1, 1, 0, -1)],
    ['time-jump', withPoint(1, 1, 0, 3_600_001)],
  ])('is refused as %s', (reason, raw) => {
    expect(validStroke(raw)).toEqual({ kind: 'refused', reason });
  });

  it('is accepted at exactly the largest number of points', () => {
    expect(validStroke({ ...good, points: Array.from({ length: MAX_STROKE_POINTS }, () => [1, 1, 0, 0]) }).kind).toBe(
      'valid',
    );
  });

  it('never throws, whatever JSON it is', () => {
    const answers = (raw: unknown) => ['valid', 'refused'].includes(validStroke(raw).kind);
    fc.assert(fc.property(fc.jsonValue(), answers));
    fc.assert(fc.property(fc.array(fc.jsonValue()), (points) => answers({ ...good, points })));
  });
});
