import { describe, expect, it } from 'vitest';
import type { Stroke } from '../strokes/stroke.js';
import type { ReadSymbol } from './hypotheses.js';
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
