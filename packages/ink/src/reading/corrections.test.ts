import { describe, expect, it } from 'vitest';
import { makeHand, scribbleOut, strikeThrough, writeText } from '../handwriting/index.js';
import { type Rect, type Stroke, strokeBounds } from '../strokes/stroke.js';
import { verifyAnswer } from './verify-answer.js';

const box: Rect = { xMm: 20, yMm: 30, widthMm: 40, heightMm: 12 };
const line = (id: string, ...places: [number, number][]): Stroke => ({
  id,
  t0: 9000,
  tip: 'pen',
  points: places.map(([x, y]) => [x, y, 0.5, 10] as const),
});
const hands = Array.from({ length: 30 }, (_, seed) => makeHand(seed, 0.3));
/** The doubts of each hand that writes `text` and then does something to it. */
const doubts = (text: string, then: (ink: Stroke[], at: Rect) => Stroke[]) =>
  hands.map((hand) => {
    const ink = writeText(hand, text, box, 0);
    return verifyAnswer([...ink, ...then(ink, strokeBounds(...ink))], [text]).doubts;
  });

describe('a correction', () => {
  it.each<[string, (ink: Stroke[], at: Rect) => Stroke[]]>([
    ['a line', (_, at) => strikeThrough(makeHand(1), at, 5000)],
    ['a scribble', (_, at) => scribbleOut(makeHand(1), at, 5000)],
    ['a slash', (_, at) => [line('s', [at.xMm - 0.5, at.yMm + at.heightMm], [at.xMm + at.widthMm + 0.5, at.yMm])]],
    [
      'the same number written over it',
      (ink) =>
        ink.map((one) => ({
          ...one,
          id: `${one.id}b`,
          points: one.points.map(([x, y, p, t]) => [x + 0.3, y + 0.2, p, t] as const),
        })),
    ],
    ['a rubber', (ink) => ink.slice(0, 1).map((one) => ({ ...one, id: 'r', tip: 'eraser' as const }))],
  ])('%s over a number is a sign', (_, then) => {
    for (const found of doubts('85', then)) expect(found).toContain('corrected');
  });

  it('is not the crossed 7, the 4 in two strokes, or the roof of a 5', () => {
    const clean = ['7', '47', '54', '175'].flatMap((text) => doubts(text, () => []));
    expect(clean.filter((found) => found.includes('corrected')).length / clean.length).toBeLessThan(0.1);
  });
});
