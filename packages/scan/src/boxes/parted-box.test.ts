import { describe, expect, it } from 'vitest';
import { bendAt, inkLeftOut, type PartedBox } from './parted-box.js';
import { type Patch, STEP_MM, samplesOf } from './patch.js';
import { sampleBox } from './sample-box.js';

const box = sampleBox();
const [columns, rows] = [samplesOf(box.widthMm), samplesOf(box.heightMm)];
/** A patch with ink between two places across, in mm from its middle. */
const inked = (from: number, to: number): Patch => ({
  columns,
  rows,
  paper: 240,
  darkness: Float32Array.from({ length: columns * rows }, (_, k) => {
    const x = ((k % columns) - (columns - 1) / 2) * STEP_MM;
    return x > from && x < to ? 0.8 : 0;
  }),
});
const apart: PartedBox = { across: 'x', before: -0.6, after: 0.6, creaseMm: 0, paper: new Float32Array(columns) };
const ground = new Float32Array(columns * rows);

describe('ink that is left out of a parted box', () => {
  it.each([
    ['in the strip that belongs to neither side', apart, inked(-0.5, 0.5), ground, 0.15, 0.3],
    ['on one side of it', apart, inked(1, 2), ground, 0, 0],
    ['in the strip, where it is the printing of a side', apart, inked(-0.5, 0.5), ground.map(() => 0.7), 0, 0],
    ['where the sides hide a strip', { ...apart, before: 0.6, after: -0.6 }, inked(-0.5, 0.5), ground, 0, 0],
  ])('is counted %s', (_, parted, patch, printed, least, most) => {
    const share = inkLeftOut({ box, patch, ground: printed }, parted);
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });
});

describe('a crease that hides a strip', () => {
  const bend = bendAt({ ...apart, before: 0.6, after: -0.6, creaseMm: 0.3 });

  it('has for it what is seen at its edge, and nothing twice', () => {
    expect([-2, -0.3, 0, 0.6, 0.9, 2].map(bend)).toEqual(
      [-1.4, 0.3, 0.3, 0.3, 0.3, 1.4].map((mm) => expect.closeTo(mm, 5)),
    );
  });
});
