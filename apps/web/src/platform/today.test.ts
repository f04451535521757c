import { afterEach, expect, it, vi } from 'vitest';
import { today } from './today.js';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-27T17:00:00Z', '20261128'],
  ['2026-11-27T15:59:00Z', '20261127'],
  ['2026-12-31T16:30:00Z', '20270101'],
])('at %s the school has %s', (instant, day) => {
  vi.useFakeTimers({ now: new Date(instant) });
  expect(today().format('YYYYMMDD')).toBe(day);
});
