import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What stands in the place of content says nothing of it, and a message that is fading has colours of no moment: what ends by itself is waited for. */
export async function settled(page: Page): Promise<void> {
  const loading = page.getByRole('status', { name: /^(正在加载|Loading)/ });
  await expect.poll(() => loading.count()).toBe(0);
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity && one.playState === 'running');
    // One may follow upon another: only some frames without any are the end.
    for (let still = 0; still < 3; ) {
      await Promise.allSettled(ending().map((one) => one.finished));
      await new Promise(requestAnimationFrame);
      still = ending().length === 0 ? still + 1 : 0;
    }
  });
}

/** React shows what was fetched up to 300 ms later: what then still moves has passed by now. */
const REVEALED_MS = 600;

/** What is found is looked at once more, so that nothing counts that was only on its way. */
async function violationsOf(page: Page) {
  const found = await violationsNow(page);
  if (found.length === 0) return found;
  await page.waitForTimeout(REVEALED_MS);
  return violationsNow(page);
}

async function violationsNow(page: Page) {
  await settled(page);
  // Only what is wrong is gathered, and in the page itself: to lay all results together in a page of its own takes most of the time.
  const axe = new AxeBuilder({ page }).options({ runOnly: WCAG, resultTypes: ['violations'] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => {
    const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 120));
    return { impact, said: `${id}: ${where.join(' | ')}` };
  });
}

/** What WCAG 2.2 A and AA find on the page as it stands, a line each. */
export const faultsOf = async (page: Page): Promise<string[]> => (await violationsOf(page)).map(({ said }) => said);

/** The serious and critical ones of them. */
export const seriousFaultsOf = async (page: Page): Promise<string[]> =>
  (await violationsOf(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ said }) => said);
