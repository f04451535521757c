import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { openQr } from './qr.js';

const PAGE_MM = 297;
const PIXELS = 4;
const QUIET = 4;
/** What the bits of the format are veiled with (ISO/IEC 18004, 7.9): error correction, and the three of the mask. */
const VEIL = [1, 0, 1, 0, 1];

/** The modules of a code as it is drawn: its rectangles, row by row. */
function modulesOf(operators: string): boolean[][] {
  const bars = [...operators.matchAll(/(\d+) (\d+) (\d+) 1 re/g)].map(([, ...said]) => said.map(Number));
  const size = Math.max(...bars.map(([left = 0, , length = 0]) => left + length));
  const modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [left = 0, row = 0, length = 0] of bars) modules[row]?.fill(true, left, left + length);
  return modules;
}

const maskOf = (modules: boolean[][]) => [2, 3, 4].map((at) => Number(modules[8]?.[at]) ^ (VEIL[at] ?? 0)).join('');

function readCode(modules: boolean[][]): string | undefined {
  const side = (modules.length + 2 * QUIET) * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at++) {
    const [row, column] = [Math.floor(at / side / PIXELS) - QUIET, Math.floor((at % side) / PIXELS) - QUIET];
    if (modules[row]?.[column]) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return jsQR(pixels, side, side)?.data;
}

const draw = (texts: readonly string[]) => {
  const qr = openQr();
  return texts.map((text) => modulesOf(qr(text, { xMm: 10, yMm: 10, sizeMm: 12 }, PAGE_MM)));
};
const texts = Array.from({ length: 40 }, (_, copy) => `zhibi:demo:3.27.${copy * 7}.${(copy % 5) + 1}`);

it('the QR codes of one run share the mask that its first one chose, and are read', () => {
  const codes = draw(texts);
  expect(codes.map(readCode)).toEqual(texts);
  expect(new Set(codes.map(maskOf)).size).toBe(1);
});

it('the first of another run chooses its own', () => {
  expect(new Set(texts.map((text) => maskOf(draw([text])[0] ?? []))).size).toBeGreaterThan(1);
});

it.each([
  ['digits and points alone', '3.27.123.4', 21],
  ['a short address', 'zhibi:demo:3.27.12345.12', 25],
  ['Chinese', '纸笔', 21],
  ['a long text', `zhibi:${'码'.repeat(30)}`, 41],
])('%s make a code as small as they can, and are read', (_, text, size) => {
  const [modules = []] = draw([text]);
  expect(readCode(modules)).toBe(text);
  expect(modules.length).toBe(size);
});
