import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InkCorrupt } from './bytes.js';
import { decodeStrokes, quantum } from './codec.js';
import { encodeEach, encodeStrokes } from './encode.js';
import { inkDuration, type Stroke, strokeBounds } from './stroke.js';

const point = fc.tuple(
  fc.double({ min: -20, max: 600, noNaN: true }),
  fc.double({ min: -20, max: 600, noNaN: true }),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.double({ min: 0, max: 5000, noNaN: true }),
);
const strokes: fc.Arbitrary<Stroke[]> = fc.array(
  fc.record({
    id: fc.oneof(fc.uuid(), fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })),
    t0: fc.integer({ min: 0, max: 4_000_000_000_000_000 }),
    tip: fc.constantFrom('pen' as const, 'eraser' as const),
    points: fc.array(point, { minLength: 1, maxLength: 30 }),
  }),
  { maxLength: 8 },
);
const dot: Stroke = { id: 'a', t0: 1_760_000_000_000, tip: 'pen', points: [[12.34, 56.78, 0.5, 0]] };

describe('encoded ink', () => {
  it('comes back within half a quantum of place, pressure and elapsed time, in any amount', () => {
    fc.assert(
      fc.property(strokes, (ink) => {
        const back = decodeStrokes(encodeStrokes(ink));
        expect(back.map(({ id, t0, tip }) => ({ id, t0, tip }))).toEqual(
          ink.map(({ id, t0, tip }) => ({ id, t0, tip })),
        );
        ink.forEach((stroke, s) => {
          let [was, is] = [0, 0];
          expect(back[s]?.points.length).toBe(stroke.points.length);
          stroke.points.forEach(([x, y, pressure, dt], p) => {
            const [bx, by, bp, bdt] = back[s]?.points[p] ?? [Number.NaN, 0, 0, 0];
            was += dt;
            is += bdt;
            expect(Math.abs(bx - x)).toBeLessThanOrEqual(quantum.mm / 2 + 1e-9);
            expect(Math.abs(by - y)).toBeLessThanOrEqual(quantum.mm / 2 + 1e-9);
            expect(Math.abs(bp - pressure)).toBeLessThanOrEqual(quantum.pressure / 2 + 1e-9);
            expect(Math.abs(is - was)).toBeLessThanOrEqual(quantum.ms / 2 + 1e-6);
          });
        });
      }),
    );
  });

  it('is the same after a second round', () => {
    fc.assert(
      fc.property(strokes, (ink) => {
        const once = encodeStrokes(ink);
        expect(encodeStrokes(decodeStrokes(once))).toEqual(once);
      }),
    );
  });

  it('of each stroke by itself is what the stroke alone would be', () => {
    fc.assert(
      fc.property(strokes, (ink) => {
        expect(encodeEach(ink).map((one) => [...one])).toEqual(ink.map((one) => [...encodeStrokes([one])]));
      }),
    );
  });

  it('takes about four bytes a point', () => {
    const line: Stroke = {
      ...dot,
      id: '0b9f2c1e-8a55-4a7e-9a0f-6f1f3d1c2b3a',
      points: Array.from({ length: 400 }, (_, k) => [
        20 + k * 0.35,
        40 + Math.sin(k / 9) * 3,
        0.5 + Math.sin(k / 40) / 4,
        k === 0 ? 0 : 10,
      ]),
    };
    expect(encodeStrokes([line]).length).toBeLessThan(4.2 * 400);
  });
});

describe('a corrupt buffer', () => {
  const good = encodeStrokes([dot, { ...dot, id: 'b' }]);

  it('is noticed whichever single byte changed', () => {
    for (let at = 0; at < good.length; at++)
      for (const flip of [1, 128, 255]) {
        const bad = good.slice();
        bad[at] = (bad[at] ?? 0) ^ flip;
        expect(() => decodeStrokes(bad), `byte ${at}`).toThrow(InkCorrupt);
      }
  });

  it('is noticed wherever it was cut', () => {
    for (let length = 0; length < good.length; length++)
      expect(() => decodeStrokes(good.slice(0, length))).toThrow(InkCorrupt);
  });

  it('gives ink or InkCorrupt for any bytes, and nothing else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          expect(Array.isArray(decodeStrokes(bytes))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(InkCorrupt);
        }
      }),
    );
  });

  it('says what is wrong of a version from the future', () => {
    expect(() => decodeStrokes(new Uint8Array([9, 0, 0, 0, 0, 0, 0]))).toThrow('unknown-version');
  });
});

describe('measures of ink', () => {
  it('bounds every point', () => {
    expect(
      strokeBounds(dot, {
        ...dot,
        points: [
          [10, 60, 0, 0],
          [14, 58, 0, 10],
        ],
      }),
    ).toEqual({ xMm: 10, yMm: 56.78, widthMm: 4, heightMm: 60 - 56.78 });
    expect(strokeBounds()).toEqual({ xMm: 0, yMm: 0, widthMm: 0, heightMm: 0 });
  });

  it('lasts from the first touch to the last lift', () => {
    const later: Stroke = {
      ...dot,
      t0: dot.t0 + 1000,
      points: [
        [1, 1, 0, 0],
        [2, 2, 0, 30],
        [3, 3, 0, 40],
      ],
    };
    expect(inkDuration([later, dot])).toBe(1070);
    expect(inkDuration([])).toBe(0);
  });
});
