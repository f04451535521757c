import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeCore from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { settled } from './settled.js';

declare global {
  var axe: typeof AxeCore | undefined;
  /** How many words of each look were judged and found good since this page was loaded, and how many will have been after this. */
  var judgedLooks: Map<string, number> | undefined;
  var looksNow: Map<string, number>;
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

/** Set for a moment on words that look as others do which are judged. */
const ALIKE = 'data-looks-alike';
/** So many words of one look are judged for as long as a page is loaded: stripes and edges of a list differ. */
const OF_A_LOOK = 4;

/**
 * Most of the time goes into the contrast of words, one by one: a formula has hundreds in the same two colours. Words look alike whose
 * elements and all around them have the same names, classes, states and styles of their own. A walk goes on within the application:
 * the bar and the menu, which stand on every screen, are judged on the first.
 */
const markAlike = (page: Page): Promise<void> =>
  page.evaluate(
    ([alike, ofALook]) => {
      const states = ['aria-selected', 'aria-checked', 'aria-disabled', 'aria-current', 'aria-pressed', 'aria-invalid'];
      const looks = new Map<Element, string>();
      const lookOf = (element: Element): string => {
        const known = looks.get(element);
        if (known !== undefined) return known;
        const own = [element.tagName, element.getAttribute('class'), element.getAttribute('style')];
        const now = states.map((state) => element.getAttribute(state) ?? '');
        const around = element.parentElement === null ? '' : lookOf(element.parentElement);
        const look = [around, ...own, ...now, element.matches(':disabled')].join();
        looks.set(element, look);
        return look;
      };
      const seen = new Map(globalThis.judgedLooks);
      for (const element of document.body.querySelectorAll('*')) {
        if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
          continue;
        if (!element.checkVisibility()) continue;
        const look = lookOf(element);
        const count = (seen.get(look) ?? 0) + 1;
        seen.set(look, Math.min(count, ofALook));
        if (count > ofALook) element.setAttribute(alike, '');
      }
      globalThis.looksNow = seen;
    },
    [ALIKE, OF_A_LOOK] as const,
  );

/** A page is told of the rules once, for as long as it is loaded: walks go on within the application. */
async function bringRules(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => globalThis.axe !== undefined);
  if (isThere) return;
  await frame.evaluate(AXE);
  await frame.evaluate(
    (alike) => globalThis.axe?.configure({ rules: [{ id: 'color-contrast', selector: `*:not([${alike}])` }] }),
    ALIKE,
  );
}

async function violationsNow(page: Page) {
  await settled(page);
  for (const frame of page.frames()) await bringRules(frame);
  await markAlike(page);
  // Only what is wrong is gathered and told: all results of a page together are larger than the page.
  return page.evaluate(
    async ([runOnly, alike]) => {
      if (globalThis.axe === undefined) throw new Error('the page was loaded anew while it was looked at');
      const { violations } = await globalThis.axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
        selectors: false,
        preload: false, // style sheets are asked for by rules that are not run
      });
      for (const element of document.querySelectorAll(`[${alike}]`)) element.removeAttribute(alike);
      // What lies below a drawer or a dialog was not seen well enough to be judged.
      const isCovered = document.querySelector('[aria-modal=true], .ant-drawer-open, .ant-modal-mask') !== null;
      if (!isCovered && !violations.some(({ id }) => id === 'color-contrast'))
        globalThis.judgedLooks = globalThis.looksNow;
      return violations.map(({ id, impact, nodes }) => {
        const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 120));
        return { impact, said: `${id}: ${where.join(' | ')}` };
      });
    },
    [WCAG, ALIKE] as const,
  );
}

/** What WCAG 2.2 A and AA find on the page as it stands, a line each. */
export const faultsOf = async (page: Page): Promise<string[]> => (await violationsOf(page)).map(({ said }) => said);

/** The serious and critical ones of them. */
export const seriousFaultsOf = async (page: Page): Promise<string[]> =>
  (await violationsOf(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ said }) => said);
