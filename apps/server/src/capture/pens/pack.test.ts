import { decodeStrokes, encodeStrokes, type Stroke } from '@zhibi/ink';
import { expect, it } from 'vitest';
import { packed, packedOver } from './pack.js';

const stroke = (n: number): Stroke => ({
  id: `018f0000-0000-4000-8000-00000000000${n}`,
  t0: n,
  tip: 'pen',
  points: [
    [30, 50, 0.5, 0],
    [40, 55, 0.5, 50],
  ],
});
const kept = (n: number, page: number) => ({ page, points: encodeStrokes([stroke(n)]) });
const idsIn = (base64 = '') => decodeStrokes(Buffer.from(base64, 'base64')).map(({ id }) => id.at(-1));

it('the ink of an answer on one page is one pack', () => {
  const strokes = [kept(1, 2), kept(2, 2)];
  expect(packedOver([{ page: 2 }, { page: 2 }], strokes)).toBe(packed(strokes));
});

it('of an answer over two pages each stroke lies on the page where it was written, wherever else it might', () => {
  const parts = packedOver([{ page: 1 }, { page: 2 }], [kept(1, 2), kept(2, 1), kept(3, 2)]).split(' ');
  expect(parts.map((part) => [part.slice(0, 2), idsIn(part.slice(2))])).toEqual([
    ['1:', ['2']],
    ['2:', ['1', '3']],
  ]);
  expect(packedOver([{ page: 1 }, { page: 2 }], [])).toBe('');
});
