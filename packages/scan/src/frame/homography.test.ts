import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, type Homography, mapped, residual } from './homography.js';

const places = [
  { x: 5.8, y: 5.8 },
  { x: 12.2, y: 5.8 },
  { x: 204.2, y: 12.2 },
  { x: 204.2, y: 291.2 },
  { x: 5.8, y: 284.8 },
];
const pairsOf = (h: Homography) => places.map((from) => ({ from, to: mapped(h, from) }));
const turned = fc.record({
  scale: fc.double({ min: 3, max: 25, noNaN: true }),
  angle: fc.double({ min: 0, max: 6.28, noNaN: true }),
  x: fc.double({ min: -500, max: 3_000, noNaN: true }),
  y: fc.double({ min: -500, max: 3_000, noNaN: true }),
  lean: fc.double({ min: -0.0006, max: 0.0006, noNaN: true }),
});
const mapOf = ({ scale, angle, x, y, lean }: { scale: number; angle: number; x: number; y: number; lean: number }) => {
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  return [cos, -sin, x, sin, cos, y, lean, lean / 2, 1];
};

describe('a map fitted to pairs', () => {
  it('is the map that made them', () => {
    fc.assert(
      fc.property(turned, (values) => {
        const h = fitted(pairsOf(mapOf(values)), 'perspective');
        expect(h && residual(h, pairsOf(mapOf(values)))).toBeLessThan(1e-4);
      }),
    );
  });

  it('needs no perspective for a sheet that lies flat', () => {
    fc.assert(
      fc.property(turned, (values) => {
        const flat = pairsOf(mapOf({ ...values, lean: 0 }));
        for (const model of ['similarity', 'affine'] as const) {
          const h = fitted(flat, model);
          expect(h && residual(h, flat)).toBeLessThan(1e-4);
        }
      }),
    );
  });

  it('is not made up from places on one line', () => {
    const line = [0, 1, 2, 3].map((k) => ({ from: { x: k, y: k }, to: { x: k, y: 2 * k } }));
    expect(fitted(line, 'perspective')).toBeUndefined();
    expect(fitted(line, 'affine')).toBeUndefined();
  });
});
