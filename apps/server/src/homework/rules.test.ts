import type { HomeworkStatus } from '@zhibi/contract/homework';
import { instantOf } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import { type HomeworkTimes, isInOrder, isLate, isPushedInTime, isWhollyMarked, statusOf } from './rules.js';

const at = (minute: number) => new Date(Date.UTC(2026, 8, 1, 8, minute));
const times = (change: Partial<HomeworkTimes> = {}): HomeworkTimes => ({
  pushAt: at(0),
  startAt: at(10),
  endAt: at(50),
  closedAt: null,
  withdrawnAt: null,
  releasedAt: null,
  ...change,
});

describe('the status', () => {
  it.each<[string, number, Partial<HomeworkTimes>, HomeworkStatus]>([
    ['before its start', 9, {}, 'scheduled'],
    ['from its start on', 10, {}, 'open'],
    ['started but not yet pushed', 15, { pushAt: at(20) }, 'scheduled'],
    ['until its end', 49, {}, 'open'],
    ['from its end on', 50, {}, 'closed'],
    ['collected before its end', 31, { closedAt: at(30) }, 'closed'],
    ['collected while the call was on its way', 29, { closedAt: at(30) }, 'closed'],
    ['taken back', 60, { withdrawnAt: at(5) }, 'withdrawn'],
  ])('%s', (_, minute, change, status) => {
    expect(statusOf(times(change), at(minute))).toBe(status);
  });
});

describe('late', () => {
  it.each([
    ['written while it was open', 40, 55, false],
    ['written in time and brought home by the pen later', 49, 200, false],
    ['written after the end', 51, 52, true],
    ['while it is open nothing is late, whatever the clock of the pen', 55, 20, false],
  ])('%s', (_, writtenAt, now, late) => {
    expect(isLate(times(), { endAt: null }, at(writtenAt), at(now))).toBe(late);
  });

  it.each([
    ['inside the own time', times(), 59, 58, false],
    ['after the own end', times(), 59, 61, true],
    ['inside the own time, collected early', times({ closedAt: at(20) }), 40, 30, false],
    ['with an own end before that of everybody', times(), 40, 49, false],
  ])('more time: %s', (_, of, endAt, writtenAt, late) => {
    expect(isLate(of, { endAt: at(endAt) }, at(writtenAt), at(62))).toBe(late);
  });
});

describe('times of a form', () => {
  it('may be a minute behind, for forms count in minutes', () => {
    expect(isPushedInTime(at(-1), at(0))).toBe(true);
    expect(isPushedInTime(new Date(at(-1).getTime() - 1), at(0))).toBe(false);
  });

  it.each([
    ['start after end', { startAt: at(51) }, false],
    ['start at end', { startAt: at(50) }, false],
    ['pushed after the end', { pushAt: at(50) }, false],
    ['over before it was published', { startAt: at(-20), endAt: at(-1) }, false],
    ['begun already', { startAt: at(-20) }, true],
  ])('%s', (_, change, inOrder) => {
    expect(isInOrder(times(change), at(0))).toBe(inOrder);
  });

  it.each([
    ['on the night that lacks an hour, by the clock', '20270328013000', '20270328031000', true],
    ['from within the hour that there is not, to before it is over', '20270328025000', '20270328030500', false],
    ['on the night that has an hour twice, by the clock', '20261025013000', '20261025021000', true],
    ['backwards within it', '20261025025000', '20261025021000', false],
  ])('%s', (_, from, to, inOrder) => {
    const [startAt, endAt] = [instantOf(from, 'Europe/Berlin'), instantOf(to, 'Europe/Berlin')];
    expect(isInOrder(times({ startAt, endAt }), at(0))).toBe(inOrder);
  });
});

it('nothing handed in is not wholly marked', () => {
  expect(isWhollyMarked({ total: 3, writing: 0, handedIn: 0, marked: 0 })).toBe(false);
  expect(isWhollyMarked({ total: 3, writing: 0, handedIn: 2, marked: 2 })).toBe(true);
});
