import type { Page } from 'playwright-core';

/** Longer than any screen loads on a busy machine. */
const PATIENCE_MS = 30_000;

/**
 * Waits for the picture that stays: what stands in the place of content says nothing of it, and a message that is fading has
 * colours of no moment. All of it is asked within the page, in one go.
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async (patienceMs) => {
    const until = performance.now() + patienceMs;
    const isLoading = () =>
      [...document.querySelectorAll('[role=status]')].some(
        (one) => /^(正在加载|Loading)/.test(one.getAttribute('aria-label') ?? '') && one.checkVisibility(),
      );
    const ending = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity && one.playState === 'running');
    // One may follow upon another: only some frames without any are the end.
    for (let still = 0; still < 3; ) {
      if (performance.now() > until) throw new Error(`${location.pathname} still shows that it is loading`);
      await Promise.allSettled(ending().map((one) => one.finished));
      await new Promise(requestAnimationFrame);
      still = isLoading() || ending().length > 0 ? 0 : still + 1;
    }
  }, PATIENCE_MS);
