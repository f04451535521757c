import { limitOf, usualLimits } from '@zhibi/contract/homework';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import { isInOrder } from '../rules.js';
import { boundsOf, daysBetween, fullestOf, givenByTeacher, oncePerAct, overLimit } from './rules.js';

const row = (studentId: string, subjectId: number, minutes: number) => ({
  classId: 'k',
  studentId,
  subjectId,
  day: '20261123',
  minutes,
});

describe('how much a day holds', () => {
  it.each([
    [1, 0],
    [2, 0],
    [3, 60],
    [6, 60],
    [7, 90],
    [9, 90],
    [10, null],
    [12, null],
  ])('grade %i: %s minutes', (gid, limit) => expect(limitOf(gid, usualLimits)).toBe(limit));

  it('is told by the student who has most, over all subjects', () => {
    const { minutes, subjects } = fullestOf([row('a', 1, 30), row('a', 2, 20), row('b', 1, 45)]);
    expect([minutes, [...subjects]]).toEqual([
      50,
      [
        [1, 30],
        [2, 20],
      ],
    ]);
    expect(fullestOf([]).minutes).toBe(0);
  });

  it.each([
    ['just full', 60, 30, 90, []],
    ['one more', 60, 30.5, 90, ['k']],
    ['no limit', 600, 600, null, []],
    ['nothing added to a full day', 95, 0, 90, []],
  ])('%s', (_, had, more, limit, over) => {
    const added = [{ classId: 'k', studentId: 'a', minutes: more }];
    expect(overLimit([row('a', 1, had)], added, new Map([['k', limit]]))).toEqual(over);
  });

  it('is not too much for those who do not get it', () => {
    const added = [{ classId: 'k', studentId: 'b', minutes: 30 }];
    expect(overLimit([row('a', 1, 80)], added, new Map([['k', 90]]))).toEqual([]);
  });
});

describe('days', () => {
  const zone = 'Europe/Berlin';

  it('go on over the ends of months and the days on which clocks change', () => {
    expect(daysBetween('20261024', '20261026', zone)).toEqual(['20261024', '20261025', '20261026']);
    expect(daysBetween('20260228', '20260301', 'Asia/Shanghai')).toEqual(['20260228', '20260301']);
    expect(daysBetween('20260302', '20260301', zone)).toEqual([]);
    const { from, to } = boundsOf('20261025', '20261025', zone);
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25);
  });

  it('whose clock goes back hold an hour twice: order is judged by instants', () => {
    const at = (stamp: string) => instantOf(stamp, zone);
    const times = { pushAt: at('20261025013000'), startAt: at('20261025013000'), endAt: at('20261025030000') };
    expect(isInOrder(times, at('20261025010000'))).toBe(true);
    // 02:30 does not exist on the day on which the clock goes forward; what it becomes is after 03:15.
    const spring = { pushAt: at('20260329010000'), startAt: at('20260329023000'), endAt: at('20260329031500') };
    expect(toStamp(spring.startAt, zone) < toStamp(spring.endAt, zone)).toBe(isInOrder(spring, at('20260329003000')));
  });
});

describe('how much a teacher gave', () => {
  const one = (givingId: string, minutes: number, loadReason: string | null = null) => ({
    givingId,
    createdBy: 't',
    subjectId: 1,
    minutes,
    loadReason,
  });

  it('counts what was given in one act once, with the minutes of the longest paper', () => {
    const rows = [one('layers', 20), one('layers', 12, 'why'), one('other', 5)];
    expect(givenByTeacher(rows)).toEqual([{ createdBy: 't', subjectId: 1, times: 2, minutes: 25, over: 1 }]);
  });
});

it('booklets of one act are one row without a name, with how many students and the longest; what has its own paper stays apart', () => {
  const act = (givingId: string, title: string, minutes: number, personal: boolean) => ({
    givingId,
    title,
    minutes,
    personal,
  });
  expect(
    oncePerAct([
      act('a', '小红 · 订正 · 第一课', 4, true),
      act('a', '小明 · 订正 · 第一课', 9, true),
      act('b', '第二课 · 甲', 20, false),
      act('b', '第二课 · 乙', 30, false),
    ]),
  ).toEqual([
    { ...act('a', '订正 · 第一课', 9, true), students: 2 },
    { ...act('b', '第二课 · 甲', 20, false), students: null },
    { ...act('b', '第二课 · 乙', 30, false), students: null },
  ]);
});
