import { describe, expect, it } from 'vitest';
import { makeHand, writeText } from '../handwriting/index.js';
import type { Stroke } from '../strokes/stroke.js';
import { inkPath, strokeOutline } from './stroke-outline.js';

const stroke = (...points: [number, number, number][]): Stroke => ({
  id: 's',
  t0: 0,
  tip: 'pen',
  points: points.map(([x, y, p]) => [x, y, p, 10] as const),
});
const line = (pressure: number) =>
  stroke(...Array.from({ length: 60 }, (_, k): [number, number, number] => [10 + k * 0.3, 20, pressure]));

/** Rectangle of all figures of a path of M, Q and Z. */
function extent(path: string) {
  const figures = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  const xs = figures.filter((_, k) => k % 2 === 0);
  const ys = figures.filter((_, k) => k % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
}

describe('the outline of a stroke', () => {
  it('lies around the line, about a nib wide, in mm of the page', () => {
    const { left, right, height } = extent(strokeOutline(line(0.5), 0.5));
    expect(left).toBeGreaterThan(9.4);
    expect(right).toBeLessThan(28.2);
    expect(height).toBeGreaterThan(0.25);
    expect(height).toBeLessThan(0.8);
  });

  it('is wider where the pen was pressed', () => {
    expect(extent(strokeOutline(line(0.9), 0.5)).height).toBeGreaterThan(
      1.3 * extent(strokeOutline(line(0.2), 0.5)).height,
    );
  });

  it('keeps the ratio: a circle is as wide as high', () => {
    const ring = stroke(
      ...Array.from({ length: 80 }, (_, k): [number, number, number] => [
        50 + 5 * Math.cos(k / 12),
        50 + 5 * Math.sin(k / 12),
        0.5,
      ]),
    );
    const { width, height } = extent(strokeOutline(ring, 0.4));
    expect(Math.abs(width - height)).toBeLessThan(0.3);
  });

  it.each([
    ['a single point', stroke([10, 10, 0.5])],
    ['two points in one place', stroke([10, 10, 0.5], [10, 10, 0.5])],
    ['a decimal point of 0.3 mm', stroke([10, 10, 0.3], [10.3, 10.1, 0.4])],
  ])('of %s is a full round dot', (_, dot) => {
    expect(strokeOutline(dot, 0.5)).toMatch(/^M[\d. ]+a0\.\d+ /);
  });

  it('of a comma is not eaten by its tapers', () => {
    expect(
      extent(strokeOutline(stroke([10, 10, 0.5], [10.3, 10.5, 0.5], [10.1, 11.2, 0.4]), 0.5)).height,
    ).toBeGreaterThan(0.9);
  });

  it('is empty without points and holds no broken figure', () => {
    expect(strokeOutline(stroke(), 0.5)).toBe('');
    expect(
      inkPath(writeText(makeHand(5), '±\\sqrt{2}.,', { xMm: 0, yMm: 0, widthMm: 60, heightMm: 12 }, 0), 0.4),
    ).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('leaves no ink for an eraser', () => {
    expect(inkPath([{ ...line(0.5), tip: 'eraser' }], 0.5)).toBe('');
  });
});
