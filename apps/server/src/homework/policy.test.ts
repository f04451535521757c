import type { Progress } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import { describe, expect, it } from 'vitest';
import { canOf, isInSchool, knowsClasses, mayRun, maySee, taughtClassIds } from './policy.js';
import type { HomeworkTimes } from './rules.js';

const teacherOf = (...classIds: string[]) =>
  ({
    role: 'TEACHER',
    schoolId: 's',
    teaches: new Map(classIds.map((id) => [id, new Set([202])])),
  }) as unknown as Actor; // the rest of an actor does not matter here
const given = { subjectId: 202, classIds: ['a', 'b'] };

describe('a homework of two classes', () => {
  it.each([
    ['both', teacherOf('a', 'b'), ['a', 'b'], true, true],
    ['one', teacherOf('b'), ['b'], true, false],
    ['another', teacherOf('c'), [], false, false],
  ])('to a teacher of %s', (_, actor, taught, sees, runs) => {
    expect(taughtClassIds(actor, given)).toEqual(taught);
    expect([maySee(actor, given), mayRun(actor, given)]).toEqual([sees, runs]);
  });

  it('is nothing to a teacher of the class in another subject, and no class is nobody’s to run', () => {
    expect(maySee(teacherOf('a', 'b'), { ...given, subjectId: 203 })).toBe(false);
    expect(mayRun(teacherOf('a'), { ...given, classIds: [] })).toBe(false);
  });
});

it('who belongs to no school is in none', () => {
  expect([isInSchool(teacherOf()), isInSchool({ ...teacherOf(), schoolId: '' })]).toEqual([true, false]);
});

it('a teacher knows the classes taught, whatever the subject, and no other', () => {
  expect([['a'], ['a', 'c'], []].map((ids) => knowsClasses(teacherOf('a', 'b'), ids))).toEqual([true, false, true]);
});

describe('what may be done now', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 8, 1, 8, minute));
  const times: HomeworkTimes = {
    pushAt: at(0),
    startAt: at(0),
    endAt: at(50),
    closedAt: null,
    withdrawnAt: null,
    releasedAt: null,
  };
  const none: Progress = { total: 2, writing: 0, handedIn: 0, marked: 0 };
  const nothing = {
    withdraw: false,
    close: false,
    mark: false,
    release: false,
    change: false,
    move: false,
    adjust: false,
  };

  it.each([
    ['open, nothing written', 10, {}, {}, { withdraw: true, close: true, change: true, move: true, adjust: true }],
    ['open, somebody writes', 10, {}, { writing: 1 }, { close: true, mark: true, move: true, adjust: true }],
    ['before it opens', -5, {}, {}, { withdraw: true, change: true, move: true, adjust: true }],
    ['over, nobody has written', 60, {}, {}, { withdraw: true, move: true, adjust: true }],
    ['over, not wholly marked', 60, {}, { handedIn: 2, marked: 1 }, { mark: true, move: true, adjust: true }],
    ['over and marked', 60, {}, { handedIn: 2, marked: 2 }, { mark: true, release: true, move: true, adjust: true }],
    [
      'marked, but still open',
      10,
      {},
      { handedIn: 2, marked: 2 },
      { mark: true, close: true, move: true, adjust: true },
    ],
    ['given back', 60, { releasedAt: at(55) }, { handedIn: 2, marked: 2 }, { mark: true }],
    ['given back, nobody had written', 60, { releasedAt: at(55) }, {}, {}],
    ['taken back', 10, { withdrawnAt: at(5) }, {}, {}],
    ['taken back with writing', 10, { withdrawnAt: at(5) }, { writing: 1 }, {}],
  ])('%s', (_, minute, change, counts, can) => {
    const homework = { ...given, ...times, ...change };
    const progress = { ...none, ...counts };
    expect(canOf(teacherOf('a', 'b'), homework, progress, at(minute))).toEqual({ ...nothing, ...can });
    const half = canOf(teacherOf('a'), homework, progress, at(minute));
    expect(half).toEqual({ ...nothing, mark: 'mark' in can, adjust: 'adjust' in can });
    expect(canOf(teacherOf('c'), homework, progress, at(minute))).toEqual(nothing);
  });
});
