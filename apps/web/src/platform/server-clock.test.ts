import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.js';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2001-01-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('a computer with a wrong clock goes by the time of the server', () => {
  noteServerTime('Sat, 21 Nov 2026 12:00:00 GMT');
  vi.advanceTimersByTime(60_000);
  expect(serverNow().toISOString()).toBe('2026-11-21T12:01:00.000Z');
  noteServerTime(null);
  noteServerTime('nonsense');
  expect(serverNow().toISOString()).toBe('2026-11-21T12:01:00.000Z');
});
