import { expect, it } from 'vitest';
import { expectedShare } from './rules-progress.js';

const machine = { setupMinutes: 5, sheetsPerHour: 3_000 };
const startedAt = new Date('2026-03-02T08:00:00Z');
const after = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);

it.each([
  ['while the machine is set up', 0, 100, 4, 0],
  ['half way', 0, 100, 6, 0.5],
  ['while what lies before it is printed', 100, 100, 7, 0],
  ['after what lies before it', 100, 100, 8, 0.5],
  ['long after its end', 0, 100, 600, 1],
  ['before it began, by another clock', 0, 100, -3, 0],
  ['of nothing', 0, 0, 4, 1],
] as const)('%s', (_, sheetsBefore, sheets, minutes, share) => {
  expect(expectedShare({ startedAt, sheetsBefore, sheets }, machine, after(minutes))).toBe(share);
});
