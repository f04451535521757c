import type { Page } from 'playwright-core';

export const withPictures = process.env.PICTURES === '1';

/** With PICTURES=1, a picture of the page in `test-results` for somebody's eyes; no specification decides by it. */
export async function look(page: Page, name: string): Promise<void> {
  if (withPictures) await page.screenshot({ path: `test-results/${name}.png`, animations: 'disabled' });
}
