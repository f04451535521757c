import { describe, expect, it } from 'vitest';
import { byUrgency, type Progress, stateOf } from './state.js';

const NOW = Date.UTC(2026, 10, 29, 8);
const min = (minutes: number) => NOW - minutes * 60_000;
const writing: Progress = { status: 'writing', lastInkMs: min(0), isWhole: false, isPenAway: false };

describe('who writes and who is stuck', () => {
  it.each([
    ['has just written', { lastInkMs: min(0) }, 'writing', 0],
    ['rests for less than two minutes', { lastInkMs: min(1.99) }, 'writing', 0],
    ['rests for two minutes', { lastInkMs: min(2) }, 'stuck', 2],
    ['rests for seven and a half', { lastInkMs: min(7.5) }, 'stuck', 7],
    ['rests for nearly a lesson', { lastInkMs: min(44.9) }, 'stuck', 44],
    ['has not written for a lesson: goes on another time', { lastInkMs: min(45) }, 'left', 0],
    ['has written all of it, long ago', { lastInkMs: min(600), isWhole: true }, 'written', 0],
    ['rests with something on every question', { lastInkMs: min(9), isWhole: true }, 'written', 0],
    ['goes on, with something on every question', { lastInkMs: min(1), isWhole: true }, 'writing', 0],
    ['rests with the pen gone: nobody knows', { lastInkMs: min(9), isPenAway: true }, 'away', 0],
    ['has just written with a pen that went to sleep', { lastInkMs: min(1), isPenAway: true }, 'writing', 0],
    ['has not begun', { status: 'assigned', lastInkMs: null }, 'blank', 0],
    ['has not begun, and the pen is gone', { status: 'assigned', lastInkMs: null, isPenAway: true }, 'away', 0],
    ['answers otherwise than by pen', { lastInkMs: null }, 'writing', 0],
    ['has handed in long ago', { status: 'handed-in', lastInkMs: min(60) }, 'handedIn', 0],
    ['has it back', { status: 'released', lastInkMs: min(60) }, 'handedIn', 0],
    ['did not hand in', { status: 'absent', lastInkMs: null }, 'absent', 0],
    ['writes with a browser whose clock is behind', { lastInkMs: NOW + 90_000 }, 'writing', 0],
  ] as const)('%s', (_, change, state, restMin) => {
    expect(stateOf({ ...writing, ...change }, NOW, 2)).toEqual({ state, restMin });
  });

  it.each([
    [1, 'stuck'],
    [5, 'stuck'],
    [6, 'writing'],
  ])('the teacher says after how many minutes: %s', (rest, state) => {
    expect(stateOf({ ...writing, lastInkMs: min(5) }, NOW, rest).state).toBe(state);
  });

  it('who needs somebody stands first, who has waited longest before the others', () => {
    const states = [
      writing,
      { ...writing, lastInkMs: min(3) },
      { ...writing, lastInkMs: min(8) },
      { ...writing, isWhole: true, lastInkMs: min(8) },
    ];
    const sorted = states.map((one) => stateOf(one, NOW, 2)).sort(byUrgency);
    expect(sorted.map(({ state, restMin }) => [state, restMin])).toEqual([
      ['stuck', 8],
      ['stuck', 3],
      ['writing', 0],
      ['written', 0],
    ]);
  });
});
