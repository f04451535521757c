import type { Page } from 'playwright-core';

/** Buttons, links and fields that a finger of a child misses: below 44 px in one direction, a line each. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SMALLEST_PX = 43.5; // half a pixel is lost where a line is drawn
    const all = [...document.querySelectorAll('a[href], button, input, [role=combobox]')];
    return all.flatMap((target) => {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      // A field of Ant Design is hit in the whole of its frame.
      const frame = target.closest('.ant-segmented-item, .ant-select, .ant-input-affix-wrapper, label') ?? target;
      const { width, height } = frame.getBoundingClientRect();
      if (width === 0 || height === 0 || (width >= SMALLEST_PX && height >= SMALLEST_PX)) return [];
      const name = (target.textContent || target.getAttribute('aria-label') || '').trim().slice(0, 30);
      return [`${Math.round(width)} × ${Math.round(height)}: ${name}`];
    });
  });
