import { describe, expect, it } from 'vitest';
import { shareOfRed, splitColours } from './split-colours.js';

/** A row of paper with one pixel of each ink in it, under a light. */
const rowOf = (inks: readonly (readonly number[])[], light: readonly number[] = [1, 1, 1]) => {
  const paper = Array.from({ length: 60 }, () => [250, 250, 250]);
  const pixels = Uint8Array.from([...paper, ...inks].flatMap((ink) => ink.map((value, c) => value * (light[c] ?? 1))));
  return { width: 60 + inks.length, height: 1, pixels };
};
const inks = {
  red: [210, 40, 50],
  palered: [230, 130, 135],
  blue: [40, 50, 160],
  black: [20, 20, 25],
  pencil: [130, 130, 135],
};

describe.each([
  ['white', [1, 1, 1]],
  ['a yellow lamp', [1, 0.93, 0.74]],
] as const)('under %s', (_, light) => {
  it.each(['red', 'palered'] as const)('%s is of the teacher', (name) => {
    const { student, teacher } = splitColours(rowOf([inks[name]], light));
    expect(teacher.pixels[60]).toBeLessThan(150);
    expect(student.pixels[60]).toBe(255);
  });

  it.each(['blue', 'black', 'pencil'] as const)('%s is of the student', (name) => {
    const { student, teacher } = splitColours(rowOf([inks[name]], light));
    expect(student.pixels[60]).toBeLessThan(150);
    expect(teacher.pixels[60]).toBe(255);
  });

  it('how much of a picture is red is told by what splitting it would find', () => {
    const all = rowOf(Object.values(inks), light);
    const { teacher } = splitColours(all);
    const dark = teacher.pixels.filter((grey) => grey < 128).length;
    expect(shareOfRed(all) * teacher.pixels.length).toBeCloseTo(dark);
    expect(shareOfRed(rowOf([inks.blue, inks.black, inks.pencil], light))).toBe(0);
  });

  it('paper is of nobody', () => {
    const { student, teacher } = splitColours(rowOf([], light));
    expect(Math.min(...student.pixels, ...teacher.pixels)).toBeGreaterThan(245);
  });
});
