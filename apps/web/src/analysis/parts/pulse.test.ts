import { describe, expect, it } from 'vitest';
import { findings, movementOf } from './pulse.js';
import { labelShifts, pulseOption } from './pulse-option.js';

const pulse = (className: string, ...percents: number[]) => ({
  className,
  points: percents.map((percent, at) => ({ on: `202611${10 + at}`, rate: percent / 100 })),
});

it.each([
  ['nothing to say without homework', pulse('A'), null],
  ['too little to compare', pulse('A', 70, 80), { kind: 'latest', className: 'A', rate: 0.8 }],
  ['a rise', pulse('A', 60, 62, 64, 70, 72, 74), { kind: 'rises', className: 'A', points: 10 }],
  ['a fall', pulse('A', 80, 80, 80, 70, 70, 70), { kind: 'falls', className: 'A', points: 10 }],
  ['small changes are none', pulse('A', 70, 71, 70, 71, 72), { kind: 'steady', className: 'A', rate: 0.72 }],
  [
    'one bad day at the end weighs a third',
    pulse('A', 80, 80, 80, 80, 80, 65),
    { kind: 'falls', className: 'A', points: 5 },
  ],
])('%s', (_, given, movement) => {
  expect(movementOf(given)).toEqual(movement);
});

it('names the deepest fall first, then the steepest rise, and no more than two', () => {
  const all = [
    pulse('up', 60, 60, 80, 80),
    pulse('steady', 70, 70, 70, 70),
    pulse('down', 80, 80, 70, 70),
    pulse('more up', 50, 50, 80, 80),
  ];
  expect(findings(all).map(({ className }) => className)).toEqual(['down', 'more up']);
});

it('the name of a line that ends before the others stands on ground of its own: no line runs through it', () => {
  const [long, short] = pulseOption([pulse('A', 70, 80, 75), pulse('B', 70, 81)]).series as {
    endLabel: { backgroundColor?: string; offset: number[] };
  }[];
  expect(long?.endLabel.backgroundColor).toBeUndefined();
  expect(short?.endLabel.backgroundColor).toBe('#FFFFFF');
  expect(short?.endLabel.offset[1]).toBeLessThan(0);
});

describe('the labels at the ends of the lines', () => {
  it.each([
    ['one class', [0.8], [0]],
    ['classes far apart', [0.8, 0.6], [0, 0]],
    ['two at the same rate', [0.81, 0.81], [-8, 8]],
    ['the higher one above', [0.78, 0.8], [8, -8]],
    ['three close together and one apart', [0.8, 0.78, 0.76, 0.4], [-16, 0, 16, 0]],
  ])('of %s can be read', (_, ends, shifts) => expect(labelShifts(ends)).toEqual(shifts));
});
