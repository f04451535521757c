import { afterEach, expect, it, vi } from 'vitest';
import { whenNear } from './when-near.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A window whose person scrolls: what it tells the last observer. */
function windowThatScrolls({ isPhone = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  let tell: (seen: { isIntersecting: boolean }[]) => void = () => undefined;
  const watched: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe = (element: Element) => watched.push(element);
      disconnect = () => watched.splice(0);
    },
  );
  return { scrollTo: (isIntersecting: boolean) => watched.length > 0 && tell([{ isIntersecting }]) };
}

it('acts once when the element comes into sight', () => {
  vi.useFakeTimers();
  const { scrollTo } = windowThatScrolls();
  const act = vi.fn();
  whenNear(document.body, act);
  scrollTo(false);
  expect(act).not.toHaveBeenCalled();
  scrollTo(true);
  scrollTo(true);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

it('acts in the end for what nobody scrolls to, but not for what is gone', () => {
  vi.useFakeTimers();
  windowThatScrolls();
  const [stays, goes] = [vi.fn(), vi.fn()];
  whenNear(document.body, stays);
  whenNear(document.body, goes)();
  vi.runAllTimers();
  expect([stays.mock.calls.length, goes.mock.calls.length]).toEqual([1, 0]);
});

it('leaves on a phone what nobody scrolls to, until the page is printed', () => {
  vi.useFakeTimers();
  windowThatScrolls({ isPhone: true });
  const [stays, goes] = [vi.fn(), vi.fn()];
  whenNear(document.body, stays);
  whenNear(document.body, goes)();
  vi.runAllTimers();
  expect(stays).not.toHaveBeenCalled();
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('beforeprint'));
  expect([stays.mock.calls.length, goes.mock.calls.length]).toEqual([1, 0]);
});

it('acts at once where a browser cannot tell', () => {
  const act = vi.fn();
  whenNear(document.body, act);
  expect(act).toHaveBeenCalledTimes(1);
});
