import { describe, expect, it } from 'vitest';
import { canOfBook, canOfSchool, teachesGrade } from './policy.js';

const offered = { state: 'offered' as const, isUsed: false };
const retired = { state: 'retired' as const, isUsed: false };

describe('what may be done with a textbook', () => {
  it.each([
    ['on offer', offered, { retire: true, restore: false, giveToSchools: true, remove: true }],
    ['used', { ...offered, isUsed: true }, { retire: true, restore: false, giveToSchools: true, remove: false }],
    ['retired', retired, { retire: false, restore: true, giveToSchools: false, remove: true }],
    [
      'retired and used',
      { ...retired, isUsed: true },
      { retire: false, restore: true, giveToSchools: false, remove: false },
    ],
  ])('that is %s', (_, book, can) => expect(canOfBook(book)).toEqual(can));
});

it.each([
  ['one that uses it', offered, true, { give: false, take: true }],
  ['one that does not', offered, false, { give: true, take: false }],
  ['none, of a retired one', retired, false, { give: false, take: false }],
  ['one that used it before it was retired', retired, true, { give: false, take: true }],
])('to %s a textbook is given and taken so', (_, book, usesIt, can) => expect(canOfSchool(book, usesIt)).toEqual(can));

it.each([
  [6, false],
  [7, true],
  [9, true],
  [10, false],
])('a school of grades 7 to 9 teaches grade %i: %s', (gid, teaches) =>
  expect(teachesGrade({ firstGid: 7, lastGid: 9 }, gid)).toBe(teaches),
);
