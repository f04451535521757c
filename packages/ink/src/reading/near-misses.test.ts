import { describe, expect, it } from 'vitest';
import { type Stroke, strokeBounds } from '../strokes/stroke.js';
import type { ReadSymbol } from './hypotheses.js';
import { isSignsThemselves } from './rivals-of-signs.js';
import { isStrokesOfSigns } from './strokes-of-sign.js';

const bar = (id: string, xMm: number, yMm: number, widthMm = 3): Stroke => ({
  id,
  t0: Number(id),
  tip: 'pen',
  points: [
    [xMm, yMm, 0.5, 0],
    [xMm + widthMm, yMm + 0.2, 0.5, 40],
  ],
});
const sign = (label: string, ...strokeIds: string[]): ReadSymbol => ({
  label,
  probability: 1,
  strokeIds,
  bounds: { xMm: 0, yMm: 0, widthMm: 1, heightMm: 1 },
});

/** A curve of a height that the recogniser takes for a bracket. */
const arc = (id: string, xMm: number, heightMm: number, side: 1 | -1): Stroke => ({
  id,
  t0: Number(id),
  tip: 'pen',
  points: Array.from({ length: 25 }, (_, k) => {
    const y = (k / 24) * 2 - 1;
    return [xMm + side * heightMm * 0.22 * (1 - y * y), 2.5 + (y * heightMm) / 2, 0.5, k * 8] as const;
  }),
});
const digit = (id: string, xMm: number): Stroke => ({
  id,
  t0: Number(id),
  tip: 'pen',
  points: Array.from({ length: 20 }, (_, k) => [xMm + k * 0.01, (k / 19) * 5, 0.5, k * 8] as const),
});

describe('a bracket', () => {
  const check = (heightMm: number) => {
    const ink = [arc('1', 0, 5, -1), digit('2', 3), arc('3', 5, heightMm, 1)];
    const at = (label: string, stroke: Stroke): ReadSymbol => ({
      label,
      probability: 1,
      strokeIds: [stroke.id],
      bounds: strokeBounds(stroke),
    });
    return isSignsThemselves(
      ink,
      ink.map((stroke, k) => at(['(', '1', ')'][k] ?? '', stroke)),
    );
  };

  it('is about as tall as what it holds: a lower one may be another sign', () => {
    expect(check(5)).toBe(true);
    expect(check(3)).toBe(false);
  });
});

describe('each stroke belongs to one sign, and no sign swallows another', () => {
  it('takes two bars over each other for an equals sign', () => {
    expect(isStrokesOfSigns([bar('1', 0, 0), bar('2', 0.2, 1.5)], [sign('=', '1', '2')])).toBe(true);
  });

  it('does not take the minus beside it as a third bar', () => {
    const ink = [bar('1', 0, 0), bar('2', 0.2, 1.5), bar('3', 4, 0.8)];
    expect(isStrokesOfSigns(ink, [sign('=', '1', '2', '3')])).toBe(false);
    expect(isStrokesOfSigns(ink, [sign('=', '1', '2'), sign('-', '3')])).toBe(true);
  });

  it('does not take two bars beside each other, or a long and a short one, for an equals sign', () => {
    expect(isStrokesOfSigns([bar('1', 0, 0), bar('2', 4, 0)], [sign('=', '1', '2')])).toBe(false);
    expect(isStrokesOfSigns([bar('1', 0, 0), bar('2', 0, 1.5, 0.8)], [sign('=', '1', '2')])).toBe(false);
  });

  it('refuses a stroke that no sign holds, one that two hold, and a minus of two strokes', () => {
    const ink = [bar('1', 0, 0), bar('2', 5, 0)];
    expect(isStrokesOfSigns(ink, [sign('-', '1')])).toBe(false);
    expect(isStrokesOfSigns(ink, [sign('-', '1'), sign('-', '1')])).toBe(false);
    expect(isStrokesOfSigns(ink, [sign('-', '1', '2')])).toBe(false);
  });
});
