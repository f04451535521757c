import { toStamp } from '@zhibi/contract/kernel';
import { usualBackupPlan } from '@zhibi/contract/operations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDue, isLost, kept, type Run } from './rules.js';

const stampOf = (instant: Date) => toStamp(instant, 'Asia/Shanghai');
const at = (time: string) => new Date(`2026-11-26T${time}:00+08:00`);
const run = (state: Run['state'], asked: string, moved = asked): Run => ({
  state,
  askedAt: at(asked),
  movedAt: at(moved),
});
const plan = { ...usualBackupPlan, isOn: true, hour: 2 };
const yesterday: Run = { state: 'done', askedAt: new Date('2026-11-25T02:00:00+08:00'), movedAt: at('00:00') };

describe('a backup is due', () => {
  it.each([
    ['not before its hour', '01:59', [yesterday], false],
    ['from its hour on', '02:00', [yesterday], true],
    ['where the server was off at that hour', '15:30', [yesterday], true],
    ['the first time', '02:00', [], true],
    ['not twice a day', '15:30', [run('done', '02:00')], false],
    ['where the one of today was made before its hour', '02:00', [run('done', '01:00')], true],
    ['not while one is waiting', '03:00', [run('waiting', '02:00')], false],
    ['not while one is made', '03:00', [run('running', '02:00')], false],
    ['not right after a failure', '02:59', [run('failed', '02:00')], false],
    ['an hour after a failure', '03:00', [run('failed', '02:00')], true],
    ['not where a later try came about', '04:00', [run('failed', '02:00'), run('done', '03:00')], false],
  ])('%s', (_, time, runs, due) => {
    expect(isDue(plan, runs, { now: at(time), stampOf })).toBe(due);
  });

  it('never where the plan is off', () => {
    expect(isDue({ ...plan, isOn: false }, [], { now: at('12:00'), stampOf })).toBe(false);
  });
});

it('one that has not got on for hours is lost; one that ended is not', () => {
  expect(isLost(run('running', '02:00', '04:00'), at('06:59'))).toBe(false);
  expect(isLost(run('running', '02:00', '04:00'), at('07:01'))).toBe(true);
  expect(isLost(run('done', '02:00', '04:00'), at('23:00'))).toBe(false);
});

describe('what stays', () => {
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, ago) =>
      toStamp(new Date(new Date(`${from}T02:00:00+08:00`).getTime() - ago * 86_400_000), 'Asia/Shanghai'),
    );
  const few = { daily: 3, weekly: 2, monthly: 2 };
  const shortly = (stays: Set<string>) => [...stays].map((stamp) => stamp.slice(4, 8)).sort();

  it('is the newest of each day, week and month', () => {
    // 26 November 2026 is a Thursday.
    expect(shortly(kept(days('2026-11-26', 60), few))).toEqual(['1031', '1122', '1124', '1125', '1126']);
  });

  it('of a day with several is the newest', () => {
    expect([...kept(['20261126020000', '20261126150000'], { daily: 5, weekly: 0, monthly: 0 })]).toEqual([
      '20261126150000',
    ]);
  });

  it('is not less after months of failures', () => {
    expect(shortly(kept(days('2026-03-01', 3), few))).toEqual(['0227', '0228', '0301']);
  });

  const stamp = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => toStamp(date, 'Asia/Shanghai'));
  const rules = fc.record({ daily: fc.integer({ min: 1, max: 20 }), weekly: fc.nat(20), monthly: fc.nat(20) });

  it('always holds the newest, never more than the rules say, and is the same when asked again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(stamp, { minLength: 1 }), rules, (stamps, of) => {
        const stays = kept(stamps, of);
        expect(stays).toContain([...stamps].sort().at(-1));
        expect(stays.size).toBeLessThanOrEqual(of.daily + of.weekly + of.monthly);
        expect(kept([...stays], of)).toEqual(stays);
      }),
    );
  });

  it('made day by day, a backup of every month that is asked for is still there', () => {
    let there: string[] = [];
    for (const one of days('2026-11-26', 400).reverse())
      there = [...kept([...there, one], { daily: 7, weekly: 4, monthly: 12 })];
    expect(new Set(there.map((one) => one.slice(0, 6))).size).toBe(12);
  });
});
