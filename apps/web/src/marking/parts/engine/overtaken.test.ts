import { expect, it } from 'vitest';
import { isOvertaken } from './overtaken.js';

const begun = { revision: 1, score: null, comment: '' };

it.each([
  [
    'a colleague gave another score',
    { score: 1, comment: null },
    { revision: 2, score: 0, comment: '' },
    undefined,
    true,
  ],
  ['nobody gave anything', { score: 1, comment: null }, begun, undefined, false],
  ['it is the own score that came back', { score: 1, comment: null }, { revision: 2, score: 3, comment: '' }, 2, false],
  ['a colleague gave the same', { score: 1, comment: null }, { revision: 2, score: 1, comment: '' }, undefined, false],
  ['the machine read it again', { score: 1, comment: null }, { ...begun, revision: 2 }, undefined, false],
  ['only words are written', { score: null, comment: '好' }, { revision: 2, score: 0, comment: '' }, undefined, false],
  ['words over words', { score: null, comment: '好' }, { revision: 2, score: 0, comment: '缺单位' }, undefined, true],
])('what another gave is not written over unasked: %s', (_, decided, now, ownRevision, expected) => {
  expect(isOvertaken(decided, { begun, now, ownRevision })).toBe(expected);
});
