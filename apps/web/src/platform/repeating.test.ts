import '../../test/browser.js';
import { afterEach, expect, it, vi } from 'vitest';
import { pauseFor } from './repeating.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['all', 0.5, 500],
  ['some at once', 0, 0],
])('whose network comes back does not knock at one moment with a whole school: %s', async (_, random, ms) => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const over = vi.fn();
  void pauseFor(8_000).then(over);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(Math.max(ms - 1, 0));
  if (ms > 0) expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

it('a pause that nobody waits for any more ends at once', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const paused = pauseFor(8_000, stop.signal);
  dispatchEvent(new Event('online'));
  stop.abort(new Error('gone'));
  await expect(paused).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});
