import { describe, expect, it } from 'vitest';
import { groundsOf, letterOf } from './ground.js';
import { type Patch, samplesOf } from './patch.js';
import { sampleBox } from './sample-box.js';

const box = sampleBox();
const [columns, rows] = [samplesOf(box.widthMm), samplesOf(box.heightMm)];
const dark = (darkness: number): Patch => ({
  columns,
  rows,
  paper: 240,
  darkness: new Float32Array(columns * rows).fill(darkness),
});
const boxes = (count: number, darkness: number, isCreased: boolean) =>
  Array.from({ length: count }, () => ({ box, patch: dark(darkness), isCreased }));

describe('what is printed in boxes of a letter', () => {
  it.each([
    ['not from boxes under a crease, where five others are', 5, 0.6],
    ['from all of them, where fewer are', 4, 0.1],
  ])('is learned %s', (_, flat, printed) => {
    const grounds = groundsOf([...boxes(flat, 0.6, false), ...boxes(3, 0.1, true)], { isBilevel: false });
    expect(grounds.get(letterOf(box))?.[(columns * rows) >> 1]).toBeCloseTo(printed, 5);
  });
});
