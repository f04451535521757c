import '../../test/browser.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followWindowWidth } from './root-font.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rootPx = () => document.documentElement.style.fontSize;
function widen(px: number) {
  window.innerWidth = px;
  dispatchEvent(new Event('resize'));
}

it('the root font is 100 px at 1920 and computed anew 300 ms after the last resize', () => {
  window.innerWidth = 1920;
  followWindowWidth();
  expect(rootPx()).toBe('100px');
  widen(960);
  vi.advanceTimersByTime(299);
  expect(rootPx()).toBe('100px');
  widen(1440);
  vi.advanceTimersByTime(299);
  expect(rootPx()).toBe('100px');
  vi.advanceTimersByTime(1);
  expect(rootPx()).toBe('75px');
});
