import { upgradePhase } from '@zhibi/contract/operations';
import { describe, expect, it } from 'vitest';
import { periodOf, upgradeWindowOf } from './rules.js';

const timeZone = 'Asia/Shanghai';
const now = new Date('2026-11-21T12:00:00+08:00');

describe('the times of an upgrade', () => {
  it.each([
    ['in order, ahead', '20261122020000', '20261122040000', true],
    ['already begun', '20261121110000', '20261121130000', true],
    ['one second long', '20261122020000', '20261122020001', true],
    ['without a length', '20261122020000', '20261122020000', false],
    ['the wrong way round', '20261122040000', '20261122020000', false],
    ['over', '20261121090000', '20261121115959', false],
    ['over at this very second', '20261121090000', '20261121120000', false],
  ])('%s', (_, startTime, endTime, isRight) => {
    expect(periodOf({ startTime, endTime }, { now, timeZone }) !== undefined).toBe(isRight);
  });

  it('are told as they were said', () => {
    const stamps = { startTime: '20261122020000', endTime: '20261122040000' };
    expect(upgradeWindowOf(periodOf(stamps, { now, timeZone }), { now, timeZone })).toEqual({
      upgrade: true,
      ...stamps,
    });
  });

  it.each([undefined, { startsAt: new Date(now.getTime() - 2), endsAt: now }])('are empty for none: %j', (period) => {
    expect(upgradeWindowOf(period, { now, timeZone })).toEqual({ upgrade: false, startTime: '', endTime: '' });
  });
});

describe('the phase of a moment', () => {
  const window = { upgrade: true, startTime: '20261122020000', endTime: '20261122040000' };
  it.each([
    ['20261122015959', 'ahead'],
    ['20261122020000', 'inside'],
    ['20261122035959', 'inside'],
    ['20261122040000', 'none'],
  ])('%s is %s', (moment, phase) => {
    expect(upgradePhase(window, moment)).toBe(phase);
    expect(upgradePhase({ ...window, upgrade: false }, moment)).toBe('none');
    expect(upgradePhase({ upgrade: true, startTime: '', endTime: '' }, moment)).toBe('none');
  });
});
