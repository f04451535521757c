import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysFrom, dayWithRoom, dealOver, overfull, progressOn, stateOf, sumOf, taskKeys, weeksOf } from './rules.js';
import { openMinutes, ownTasks, tasksOf } from './rules-plan.js';
import { dayTitle, weekLine } from './rules-words.js';

const days = daysFrom('20260713', '20260717');
const asked = (...minutes: number[]) => minutes.map((one, no) => ({ no, minutes: one }));
const shown = (minutes: number[], aDay: number) => {
  const { items, leftOut } = dealOver(asked(...minutes), days, aDay);
  return [days.map((day) => items.filter((one) => one.day === day).map(({ minutes: own }) => own)), leftOut.length];
};

describe('dealing questions over days', () => {
  it.each([
    ['evenly, where there is room', [5, 5, 5, 5, 5], 30, [[5], [5], [5], [5], [5]], 0],
    [
      'in their order, two a day',
      [2, 3, 4, 1, 2, 3, 4, 1, 2, 3],
      30,
      [
        [2, 3],
        [4, 1],
        [2, 3],
        [4, 1],
        [2, 3],
      ],
      0,
    ],
    ['no day above its minutes; what has no room is left out', [9, 9, 9, 9, 9, 9, 9], 10, [[9], [9], [9], [9], [9]], 2],
    ['one that is longer than a day has a day of its own', [25, 5], 10, [[25], [], [5], [], []], 0],
    ['fewer than days: not all at the beginning', [4, 4], 30, [[4], [], [4], [], []], 0],
    [
      'behind a long one the days are even again',
      [10, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      30,
      [[10], [1, 1], [1, 1], [1, 1, 1], [1, 1]],
      0,
    ],
    ['before a long one too', [1, 1, 1, 1, 1, 20], 30, [[1, 1], [1], [1], [1], [20]], 0],
    [
      'as full as may be, where evenly would leave something out',
      [6, 3, 6, 3, 6, 3, 6, 3, 6, 4],
      10,
      [
        [6, 3],
        [6, 3],
        [6, 3],
        [6, 3],
        [6, 4],
      ],
      0,
    ],
  ])('%s', (_, minutes, aDay, expected, leftOut) => expect(shown(minutes, aDay)).toEqual([expected, leftOut]));

  it('loses nothing, keeps the order, and never fills a day beyond its minutes but by one question', () => {
    const minutes = fc.array(
      fc.integer({ min: 1, max: 80 }).map((tenths) => tenths / 2),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 20 }), (all, aDay, count) => {
        const some = daysFrom('20260701', '20260720').slice(0, count);
        const { items, leftOut } = dealOver(asked(...all), some, aDay);
        expect([...items, ...leftOut].map(({ no }) => no)).toEqual(all.map((_, no) => no));
        expect(items.map(({ day }) => day)).toEqual(items.map(({ day }) => day).sort());
        for (const day of some) {
          const own = items.filter((one) => one.day === day);
          expect(own.length < 2 || sumOf(own) <= aDay).toBe(true);
        }
      }),
    );
  });
});

describe('the weeks of a holiday', () => {
  it('run from Monday to Sunday, the first and the last as long as they are', () => {
    expect(weeksOf('20260710', '20260721')).toEqual([
      { no: 1, from: '20260710', to: '20260712' },
      { no: 2, from: '20260713', to: '20260719' },
      { no: 3, from: '20260720', to: '20260721' },
    ]);
  });

  it('hold every day of a summer once', () => {
    const weeks = weeksOf('20260710', '20260828');
    const held = weeks.flatMap(({ from, to }) => daysFrom(from, to));
    expect(held).toEqual(daysFrom('20260710', '20260828'));
    expect(held).toHaveLength(50);
  });

  it('are headed as the school speaks', () => {
    expect(dayTitle('20260713')).toBe('7月13日 周一');
    expect(
      weekLine({ className: '三(2)班', subjectName: '数学', from: '20260713', to: '20260719', questions: 35 }),
    ).toBe('三(2)班　数学　7月13日—7月19日　共 35 题　7月19日晚 9 点前交');
  });
});

it('a day is too full only where there is a limit', () => {
  const sums = new Map([
    ['20260714', 61],
    ['20260713', 60],
  ]);
  expect(overfull(sums, 60)).toEqual(['20260714']);
  expect(overfull(sums, null)).toEqual([]);
});

describe('a skipped day', () => {
  const minutes = new Map([
    ['20260713', 30],
    ['20260714', 40],
    ['20260715', 30],
  ]);
  it.each([
    ['moves to the next day with room', '20260713', '20260713', 60, '20260715'],
    ['to an empty one, where all others are full', '20260713', '20260713', 30, '20260716'],
    ['not into the past', '20260713', '20260716', 60, '20260716'],
    ['nowhere behind the last day', '20260717', '20260717', 60, null],
    ['without a limit beside what is there, up to twice the fullest', '20260713', '20260713', null, '20260714'],
  ])('%s', (_, day, today, limit, expected) =>
    expect(dayWithRoom(day, { days, today, minutes, limit })).toBe(expected),
  );
});

describe('where a student is', () => {
  const maths = { subjectId: 201, day: '20260713' };
  const english = { subjectId: 203, day: '20260713' };
  const later = { subjectId: 201, day: '20260715' };
  const tasks = tasksOf([
    { ...maths, minutes: 5 },
    { ...maths, minutes: 6 },
    { ...english, minutes: 7 },
    { ...later, minutes: 8 },
  ]);
  const week = (subjectId: number, isHandedIn = false) => ({
    subjectId,
    fromOn: '20260713',
    toOn: '20260719',
    isHandedIn,
  });
  const nothing = { done: [], off: [], skips: [] };

  it('a task is a subject on a day, with its questions and minutes', () => {
    expect(tasks).toEqual([
      { ...maths, minutes: 11, questions: 2 },
      { ...english, minutes: 7, questions: 1 },
      { ...later, minutes: 8, questions: 1 },
    ]);
  });

  it('what is handed in is more than what is ticked; what is off is neither', () => {
    const marks = {
      done: taskKeys([maths, english]),
      off: taskKeys([later]),
      excusedDays: new Set<string>(),
      isHandedIn: ({ subjectId }: { subjectId: number }) => subjectId === 203,
    };
    expect([maths, english, later].map((task) => stateOf(task, marks))).toEqual(['done', 'handed-in', 'off']);
    expect(stateOf(maths, { ...marks, excusedDays: new Set([maths.day]) })).toBe('excused');
  });

  it('who joined later has the weeks of which there is a copy', () => {
    expect(ownTasks(tasks, [week(203)], nothing).map(({ subjectId }) => subjectId)).toEqual([203]);
  });

  it('a moved day is counted where it moved, a free one nowhere', () => {
    const moved = { ...nothing, skips: [{ day: '20260713', movedTo: '20260715', excusedBy: null }] };
    const own = ownTasks(tasks, [week(201), week(203)], moved);
    expect(openMinutes(own)).toEqual(new Map([['20260715', 26]]));
    expect(progressOn(own, '20260714')).toEqual({ total: 3, due: 0, done: 0, dueDone: 0, behind: 0, lastDay: null });
    const free = { ...nothing, skips: [{ day: '20260713', movedTo: null, excusedBy: 'teacher' }] };
    expect(progressOn(ownTasks(tasks, [week(201), week(203)], free), '20260720')).toMatchObject({
      total: 1,
      behind: 1,
    });
  });

  it('is as far as the last day that is wholly done', () => {
    const own = ownTasks(tasks, [week(201), week(203)], { ...nothing, done: [maths, later] });
    expect(progressOn(own, '20260714')).toEqual({
      total: 3,
      due: 2,
      done: 2,
      dueDone: 1,
      behind: 1,
      lastDay: '20260715',
    });
  });

  it('nobody is behind with the tasks of today', () => {
    const own = ownTasks(tasks, [week(201), week(203)], nothing);
    expect(progressOn(own, '20260713')).toMatchObject({ due: 2, dueDone: 0, behind: 0 });
    expect(progressOn(own, '20260714')).toMatchObject({ due: 2, dueDone: 0, behind: 2 });
  });
});
