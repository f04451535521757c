import { expect, it } from 'vitest';
import { SlowList } from './slow.js';

it('what takes less than the limit is not listed; the rest with how often and how long, the slowest first', () => {
  const slow = new SlowList(100);
  slow.took('select 1', 99.9);
  for (const ms of [100, 300]) slow.took('select 2', ms);
  slow.took('select 3', 250);
  expect(slow.worst(10)).toMatchObject([
    { what: 'select 2', times: 2, meanMs: 200, mostMs: 300 },
    { what: 'select 3', times: 1, meanMs: 250, mostMs: 250 },
  ]);
  expect(slow.worst(1)).toHaveLength(1);
});

it('however many there are, it stays small and keeps the slowest', () => {
  const slow = new SlowList(1);
  for (let at = 1; at <= 5_000; at++) slow.took(`select ${at}`, at % 1_000 === 0 ? 10_000 + at : 2);
  expect(slow.worst(10_000).length).toBeLessThanOrEqual(200);
  expect(slow.worst(5).map(({ mostMs }) => mostMs)).toEqual([15_000, 14_000, 13_000, 12_000, 11_000]);
});
