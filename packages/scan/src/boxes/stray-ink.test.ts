import { seeded } from '@zhibi/ink/handwriting';
import { describe, expect, it } from 'vitest';
import { findPage } from '../frame/find-page.js';
import { copyOf, drawLine } from '../simulator/canvas.js';
import { boxHand, markBox, type Shape, type Tool } from '../simulator/hand.js';
import { drawSheet, scanned, sheetGeometry } from '../simulator/index.js';
import { choicesOf, readChoices } from './read-choices.js';

const PITCH_MM = 7;
const sheet = drawSheet(sheetGeometry(58), { qrText: 'zhibi:demo:3.27.9.1', pageCode: '3.27.9.1' });
const choices = choicesOf(sheet.geometry.areas);

/** A page on which one box of each choice is marked, every other mark beside its box, and how it was read. */
function readPage(tool: Tool, shape: Shape, seed: number, reachMm: number) {
  const random = seeded(seed);
  const canvas = copyOf(sheet.canvas);
  const hand = boxHand(random, tool, shape);
  const meant = choices.map((boxes, k) => {
    const box = boxes[Math.floor(random() * boxes.length)];
    const [across, down] = k % 2 === 0 ? [0, 0] : [(random() * 2 - 1) * reachMm, (random() * 2 - 1) * 1.5];
    if (box) markBox(canvas, { ...box, xMm: box.xMm + across, yMm: box.yMm + down }, hand);
    return { option: box?.option, across };
  });
  const image = scanned(canvas, 'clean', random);
  const found = findPage(image);
  if (!found.ok) throw new Error(found.reason);
  const read = readChoices(image, found.frame, choices);
  return meant.map(({ option, across }, k) => {
    const { chosen = [], doubts = [] } = read[k] ?? {};
    return { across, doubts, isOwn: chosen.join() === option, isBlank: chosen.length === 0 };
  });
}

describe('one stroke in two boxes', () => {
  it.each([
    ['pen', 31],
    ['pencil', 32],
  ] as const)('of a %s is not silently two answers', (tool, seed) => {
    const random = seeded(seed);
    const canvas = copyOf(sheet.canvas);
    const hand = boxHand(random, tool, 'tick');
    for (const [k, boxes] of choices.entries()) {
      const [first, second] = boxes;
      if (first === undefined || second === undefined) continue;
      const at = (x: number, y: number) => [first.xMm + first.widthMm * x, first.yMm + first.heightMm * y] as const;
      if (k % 5 === 4) drawLine(canvas, [at(0.15, 0.45), at(0.45, 0.9), at(2.05, 0.2)], hand.ink);
      else markBox(canvas, boxes[k % boxes.length] ?? first, hand);
    }
    const image = scanned(canvas, 'clean', random);
    const found = findPage(image);
    if (!found.ok) throw new Error(found.reason);
    const read = readChoices(image, found.frame, choices);
    expect(read.filter(({ chosen, doubts }, k) => k % 5 === 4 && chosen.length > 1 && doubts.length === 0)).toEqual([]);
    expect(read.filter(({ doubts }, k) => k % 5 !== 4 && doubts.length > 0)).toEqual([]);
  });
});

describe('marks beside their boxes', () => {
  it.each([
    ['pen', 'tick', 11],
    ['pencil', 'tick', 12],
    ['pen', 'cross', 13],
    ['pen', 'fill', 14],
    ['pencil', 'line', 15],
  ] as const)('of a %s, as a %s, are never silently nothing, nor the farther box', (tool, shape, seed) => {
    const marks = readPage(tool, shape, seed, 4.5);
    const silent = marks.filter(({ doubts }) => doubts.length === 0);
    expect(silent.filter(({ isBlank }) => isBlank)).toEqual([]);
    expect(silent.filter(({ across, isOwn }) => !isOwn && Math.abs(across) < PITCH_MM / 2)).toEqual([]);
    expect(marks.filter(({ doubts }) => doubts.includes('stray-ink')).length).toBeGreaterThan(5);
    expect(marks.filter(({ across, doubts }) => across === 0 && doubts.length > 0)).toEqual([]);
  });
});
