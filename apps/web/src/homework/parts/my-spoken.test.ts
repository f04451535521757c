import { expect, it } from 'vitest';
import { groupOfSpoken, isToSay } from './my-spoken.js';

const verdict = { score: 90, comment: '', commentFile: null, redo: false, redoNote: '', judgedAt: '20261123080000' };

it.each([
  ['nothing was sent', { status: 'open', sent: 0, left: 3, verdict: null }, 'toWrite'],
  ['it was sent', { status: 'open', sent: 1, left: 2, verdict: null }, 'inHand'],
  ['the teacher has said something', { status: 'open', sent: 1, left: 2, verdict }, 'cameBack'],
  [
    'the teacher asks once more',
    { status: 'closed', sent: 3, left: 1, verdict: { ...verdict, redo: true } },
    'toWrite',
  ],
  ['it is over without a recording', { status: 'closed', sent: 0, left: 3, verdict: null }, 'missed'],
] as const)('spoken homework stands among the written where it belongs: %s', (_, task, group) => {
  expect(groupOfSpoken(task)).toBe(group);
  expect(isToSay(task)).toBe(group === 'toWrite');
});
