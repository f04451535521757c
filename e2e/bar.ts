import type { Locator, Page } from 'playwright-core';

/** The places of the main menu. */
export const bar = (page: Page): Locator => page.getByRole('navigation', { name: '主菜单' });

/** Goes to a place of the menu, and waits until it stands there: the page that is left stays in the document, and a click meant for the next one could hold on to its twin there. */
export async function goTo(page: Page, name: string): Promise<void> {
  const link = bar(page).getByRole('link', { name });
  await link.click();
  await link.and(page.locator('[aria-current="page"]')).waitFor();
}
