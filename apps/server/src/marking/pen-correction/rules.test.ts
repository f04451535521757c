import type { ItemCorrection } from '@zhibi/ink/correction';
import { expect, it } from 'vitest';
import { type Before, type Standing, stepOf } from './rules.js';

const certain: ItemCorrection = {
  itemId: 'q',
  strokeIds: ['a', 'b'],
  doubt: null,
  points: 8,
  meaning: { kind: 'full' },
  confidence: 0.98,
  guesses: [],
};
const doubtful: ItemCorrection = { ...certain, doubt: 'several', points: null, meaning: null };
const waiting: Standing = { status: 'waiting', score: null, scoredBy: null };
const machine: Standing = { status: 'scored-by-machine', score: 2, scoredBy: null };
const byPen: Standing = { status: 'scored-by-person', score: 8, scoredBy: 't' };
const byScreen: Standing = { status: 'scored-by-person', score: 5, scoredBy: 't' };
const scored: Before = { state: 'scored', strokeIds: ['a'], score: 8, accountId: 't' };
const asked: Before = { ...scored, state: 'asked', score: null };

it.each([
  ['first ink, certain', certain, undefined, waiting, { kind: 'score', points: 8, takesBack: false }],
  ['over a machine', certain, undefined, machine, { kind: 'score', points: 8, takesBack: false }],
  ['first ink, doubtful', doubtful, undefined, waiting, { kind: 'ask', doubt: 'several', takesBack: false }],
  ['the same ink', certain, { ...scored, strokeIds: ['b', 'a'] }, byPen, { kind: 'leave' }],
  [
    'the same ink, answered',
    certain,
    { ...asked, state: 'answered', strokeIds: ['a', 'b'] },
    waiting,
    { kind: 'leave' },
  ],
  ['more ink, the same score', certain, scored, byPen, { kind: 'keep', points: 8 }],
  ['more ink, another score', { ...certain, points: 3 }, scored, byPen, { kind: 'score', points: 3, takesBack: true }],
  ['more ink, now doubtful', doubtful, scored, byPen, { kind: 'ask', doubt: 'several', takesBack: true }],
  ['asked, now certain', certain, asked, waiting, { kind: 'score', points: 8, takesBack: false }],
  ['a person scored on a screen', certain, undefined, byScreen, { kind: 'ask', doubt: 'scored', takesBack: false }],
  ['a person changed what the pen gave', certain, scored, byScreen, { kind: 'ask', doubt: 'scored', takesBack: false }],
  ['doubtful, a person changed it', doubtful, scored, byScreen, { kind: 'ask', doubt: 'several', takesBack: false }],
  [
    'after an answer',
    certain,
    { ...scored, state: 'answered' },
    byPen,
    { kind: 'ask', doubt: 'again', takesBack: false },
  ],
  [
    'after an undo',
    certain,
    { ...scored, state: 'taken-back' },
    waiting,
    { kind: 'ask', doubt: 'again', takesBack: false },
  ],
] as const)('%s', (_, reading, before, answer, step) => {
  expect(stepOf(reading, before as Before | undefined, answer)).toEqual(step); // as: the table narrows each row by itself
});
