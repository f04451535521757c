import { usualCentre } from '@zhibi/contract/printing/settings';
import { describe, expect, it } from 'vitest';
import { canPrint, leavesBy, runningMinutes } from './rules.js';

const timeZone = 'Asia/Shanghai';
/** 20 November 2026 is a Friday. */
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+08:00`);

it('machines run on working days, from eight to six', () => {
  const times = { times: usualCentre, timeZone };
  expect(runningMinutes(at('20', '09:00'), at('20', '11:30'), times)).toBe(150);
  expect(runningMinutes(at('20', '17:00'), at('23', '09:00'), times)).toBe(120);
  expect(runningMinutes(at('21', '09:00'), at('22', '12:00'), times)).toBe(0);
  expect(runningMinutes(at('20', '12:00'), at('20', '09:00'), times)).toBe(0);
});

it('a machine prints what it can take, and nothing while it stands still', () => {
  const machine = { stopped: '', paperSizes: ['A4'], inColour: false, duplex: true };
  const paper = { paperSize: 'A4', colorPrint: false, doubleSidedPrint: true };
  expect(canPrint(machine, paper)).toBe(true);
  expect(canPrint({ ...machine, stopped: '卡纸' }, paper)).toBe(false);
  expect(canPrint(machine, { ...paper, paperSize: 'A3' })).toBe(false);
  expect(canPrint(machine, { ...paper, colorPrint: true })).toBe(false);
  expect(canPrint({ ...machine, duplex: false }, paper)).toBe(false);
});

describe('a shop has printed for a school', () => {
  const now = at('20', '09:00');
  const rounds = [
    { name: '早', departsAt: '0700', schoolIds: ['a'] },
    { name: '晚', departsAt: '1500', schoolIds: ['a', 'b'] },
  ];
  const shop = { routes: rounds, closed: null };
  const by = (schoolId: string, wantedAt: Date, of: Parameters<typeof leavesBy>[0] = shop) =>
    leavesBy(of, { schoolId, wantedAt }, { now, timeZone });

  it('before the last round that comes in time', () => {
    expect(by('a', at('20', '16:00'))).toEqual(at('20', '15:00'));
    expect(by('a', at('23', '08:00'))).toEqual(at('23', '07:00'));
    expect(by('b', at('23', '08:00'))).toEqual(at('22', '15:00'));
  });

  it('by the time it is wanted where it has no rounds, or none comes in time', () => {
    expect(by('c', at('23', '08:00'), { ...shop, routes: [] })).toEqual(at('23', '08:00'));
    expect(by('a', at('20', '10:00'))).toEqual(at('20', '10:00'));
  });

  it('never, where it does not serve the school or is closed', () => {
    expect(by('c', at('23', '08:00'))).toBeNull();
    const closed = { from: '20261101', until: null, reason: '检修' };
    expect(by('a', at('23', '08:00'), { ...shop, closed })).toBeNull();
  });
});
