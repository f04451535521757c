import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gidAfter, isEarly, isUndoable, isYearTooFar, stepAfter, steps, type Undoable } from './rules.js';
import { clashesOf, planClasses, planLessons } from './rules-plan.js';

describe('the grade after', () => {
  it.each([
    [1, 9, 2],
    [6, 9, 7],
    [8, 9, 9],
    [9, 9, null],
    [9, 12, 10],
    [12, 12, null],
    [6, 6, null],
    [7, 6, null],
  ])('grade %i of a school that ends at %i', (gid, lastGid, next) => {
    expect(gidAfter(gid, lastGid)).toBe(next);
  });
});

describe('the year', () => {
  it.each([
    [2027, '20260831235959', true],
    [2026, '20260831235959', false],
    [2027, '20260901000000', false],
    [2028, '20261121080000', true],
  ])('%i at %s is too far: %s', (toYear, stamp, answer) => {
    expect(isYearTooFar(toYear, stamp)).toBe(answer);
  });

  it.each([
    [2027, '20270831235959', true],
    [2027, '20270901000000', false],
  ])('%i at %s is early: %s', (toYear, stamp, answer) => {
    expect(isEarly(toYear, stamp)).toBe(answer);
  });
});

it('the steps lead to the year and end there', () => {
  expect(steps.map(stepAfter)).toEqual(['lessons', 'students', 'year', 'year']);
});

describe('undoing', () => {
  const at = new Date('2026-07-01T00:00:00Z');
  const after = (ms: number) => new Date(at.getTime() + ms);
  const MONTH_MS = 30 * 24 * 3_600_000;
  const run = (change: Partial<Undoable> = {}): Undoable => ({
    status: 'done',
    direction: 'forward',
    finishedAt: at,
    toYear: 2026,
    ...change,
  });
  it.each([
    ['a finished one', run(), 2026, after(1), true],
    ['on the thirtieth day', run(), 2026, after(MONTH_MS), true],
    ['after the thirtieth day', run(), 2026, after(MONTH_MS + 1), false],
    ['when the school has moved on', run(), 2027, after(1), false],
    ['while it runs', run({ status: 'running', finishedAt: null }), 2025, after(1), false],
    ['when it stopped', run({ status: 'failed', finishedAt: null }), 2025, after(1), true],
    ['when the undoing stopped', run({ status: 'failed', direction: 'back' }), 2026, after(1), false],
    ['when it is undone', run({ status: 'undone', direction: 'back' }), 2025, after(1), false],
  ])('%s', (_, one, schoolYear, now, answer) => {
    expect(isUndoable(one, schoolYear, now)).toBe(answer);
  });
});

const grades = fc.array(
  fc.record({
    classId: fc.uuid(),
    name: fc.constantFrom('七年级(1)班', '八年级(2)班', '启航班', '九年级(1)班', '高一(1)班'),
    gid: fc.integer({ min: 1, max: 12 }),
    students: fc.nat(60),
  }),
  { maxLength: 20 },
);

describe('the plan of classes', () => {
  it('has each class once, one grade up or out, and nobody is lost', () => {
    fc.assert(
      fc.property(grades, fc.integer({ min: 1, max: 12 }), (classes, lastGid) => {
        const plan = planClasses(classes, lastGid, {});
        expect(plan.map(({ classId }) => classId)).toEqual(classes.map(({ classId }) => classId));
        for (const one of plan) expect([null, one.gid + 1]).toContain(one.gidAfter);
        for (const one of plan)
          if (one.gidAfter === null) expect(one.gid).toBeGreaterThanOrEqual(Math.min(lastGid, 12));
        const all = (rows: readonly { students: number }[]) => rows.reduce((sum, { students }) => sum + students, 0);
        expect(all(plan)).toBe(all(classes));
      }),
    );
  });

  it('takes the name that somebody typed, and keeps a name that tells no grade', () => {
    const classes = [
      { classId: 'a', name: '启航班', gid: 7, students: 1 },
      { classId: 'b', name: '远航班', gid: 7, students: 1 },
    ];
    expect(planClasses(classes, 9, { a: ' 八年级(1)班 ' }).map(({ nameAfter }) => nameAfter)).toEqual([
      '八年级(1)班',
      '远航班',
    ]);
  });

  it('finds two classes of one name among those that stay, and never among those that leave', () => {
    const row = (classId: string, name: string, gid: number) => ({ classId, name, gid, students: 0 });
    const plan = planClasses([row('a', '7(1)班', 7), row('b', '8(1)班', 7), row('c', '8(1)班', 9)], 9, {});
    expect(plan.map(({ nameAfter }) => nameAfter)).toEqual(['8(1)班', '8(1)班', '8(1)班']);
    expect(clashesOf(plan)).toEqual(['8(1)班']);
    expect(clashesOf(planClasses([row('a', '7(1)班', 7), row('c', '8(1)班', 9)], 9, {}))).toEqual([]);
  });
});

describe('the plan of lessons', () => {
  const subjects = new Map(
    [
      { subjectId: 102, subjectMainId: 2, stage: 1 },
      { subjectId: 202, subjectMainId: 2, stage: 2 },
      { subjectId: 302, subjectMainId: 2, stage: 3 },
      { subjectId: 104, subjectMainId: 4, stage: 1 },
    ].map((one) => [one.subjectId, one]),
  );
  const plan = (gid: number, subjectId: number, lastGid = 12) =>
    planLessons(
      [{ classId: 'a', teacherId: 't', subjectId }],
      planClasses([{ classId: 'a', name: 'x', gid, students: 0 }], lastGid, {}),
      subjects,
    ).map(({ subjectAfter }) => subjectAfter);
  it.each([
    ['primary maths becomes junior maths', 6, 102, [202]],
    ['junior maths becomes senior maths', 9, 202, [302]],
    ['a discipline that the next stage does not teach ends', 6, 104, [null]],
    ['inside a stage nothing changes', 7, 202, []],
    ['a class that leaves keeps its lessons', 12, 302, []],
    ['an unknown subject is left alone', 6, 999, []],
  ])('%s', (_, gid, subjectId, answer) => {
    expect(plan(gid, subjectId)).toEqual(answer);
  });
});
