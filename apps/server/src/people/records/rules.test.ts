import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  fitsClass,
  isAccountAct,
  isMovingDay,
  lessonsOnlyIn,
  removedNumber,
  searchWords,
  stateOf,
  toDate,
  toDay,
} from './rules.js';

describe('where a person stands', () => {
  it.each([
    [null, false, true, 'active'],
    [null, false, false, 'inactive'],
    [null, true, true, 'disabled'],
    [null, true, false, 'disabled'],
    ['2026-09-01', true, true, 'left'],
    ['2026-09-01', false, false, 'left'],
  ])('left on %s, disabled %s, activated %s: %s', (leftOn, disabled, activated, state) => {
    expect(stateOf({ leftOn, disabled, activated })).toBe(state);
  });
});

it('what is looked for loses case, and readings lose their spaces', () => {
  expect(searchWords('  Wang Xiao ')).toEqual({ words: 'wang xiao', reading: 'wangxiao' });
});

it('a change names the fields that differ', () => {
  expect(changedFields({ name: 'a', sex: true, no: null }, { name: 'b', sex: true, no: null })).toEqual(['name']);
});

describe('the day of a move', () => {
  it.each([
    ['2026-09-02', '2026-09-02', '2026-09-01', true],
    ['2026-09-01', '2026-09-02', '2026-09-01', true],
    ['2026-08-31', '2026-09-02', '2026-09-01', false],
    ['2026-09-03', '2026-09-02', '2026-09-01', false],
    ['2020-01-01', '2026-09-02', null, true],
  ])('%s, today %s, here since %s: %s', (on, today, since, fits) => {
    expect(isMovingDay(on, today, since)).toBe(fits);
  });
});

it('a day goes to a date and back', () => {
  expect([toDate('20260901'), toDay('2026-09-01')]).toEqual(['2026-09-01', '20260901']);
});

it('what is added and what is gone, taken together, lead from one list of lessons to the other', () => {
  const lesson = fc.record({ classId: fc.constantFrom('a', 'b', 'c'), subjectId: fc.constantFrom(1, 2) });
  const keys = (list: { classId: string; subjectId: number }[]) =>
    new Set(list.map(({ classId, subjectId }) => `${classId}${subjectId}`));
  fc.assert(
    fc.property(fc.array(lesson), fc.array(lesson), (had, wanted) => {
      const gone = keys(lessonsOnlyIn(had, wanted));
      const kept = [...keys(had)].filter((key) => !gone.has(key));
      expect(new Set([...kept, ...keys(lessonsOnlyIn(wanted, had))])).toEqual(keys(wanted));
    }),
  );
});

describe('a subject of a class', () => {
  it.each([
    [{ stage: 2, offered: true }, 9, true],
    [{ stage: 2, offered: true }, 10, false],
    [{ stage: 2, offered: false }, 9, false],
    [{ stage: 1, offered: true }, 6, true],
  ])('%o in grade %i: %s', (subject, gid, fits) => {
    expect(fitsClass(subject, gid)).toBe(fits);
  });
});

it('a removed student has a number that nobody else has, within the rule', () => {
  expect(removedNumber('018f0000-0000-7000-8000-000000000001')).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
});

it('teachers are not told of acts on accounts', () => {
  expect(['password-reset', 'disabled', 'enabled', 'moved', 'left'].map(isAccountAct)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
