import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeCore from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { settled } from './settled.js';

declare global {
  var axe: typeof AxeCore | undefined;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** React shows what was fetched up to 300 ms later: what then still moves has passed by now. */
const REVEALED_MS = 600;

/** What is found is looked at once more, so that nothing counts that was only on its way. */
async function violationsOf(page: Page) {
  const found = await violationsNow(page);
  if (found.length === 0) return found;
  await page.waitForTimeout(REVEALED_MS);
  return violationsNow(page);
}

/** A page is told of the rules once, for as long as it is loaded: walks go on within the application. */
async function bringRules(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => globalThis.axe !== undefined);
  if (!isThere) await frame.evaluate(AXE);
}

async function violationsNow(page: Page) {
  await settled(page);
  for (const frame of page.frames()) await bringRules(frame);
  // Only what is wrong is gathered and told: all results of a page together are larger than the page.
  return page.evaluate(async (runOnly) => {
    if (globalThis.axe === undefined) throw new Error('the page was loaded anew while it was looked at');
    const { violations } = await globalThis.axe.run(document, {
      runOnly,
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(({ id, impact, nodes }) => {
      const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 120));
      return { impact, said: `${id}: ${where.join(' | ')}` };
    });
  }, WCAG);
}

/** What WCAG 2.2 A and AA find on the page as it stands, a line each. */
export const faultsOf = async (page: Page): Promise<string[]> => (await violationsOf(page)).map(({ said }) => said);

/** The serious and critical ones of them. */
export const seriousFaultsOf = async (page: Page): Promise<string[]> =>
  (await violationsOf(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ said }) => said);
