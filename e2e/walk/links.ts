import type { Page } from 'playwright-core';
import { screens } from '../../apps/web/src/app/screens.js';
import { screenAt } from '../../apps/web/src/platform/screen-line.js';
import { go, rested } from '../go.js';

const menu = {
  press: 'button[aria-label^="账号菜单"], button[aria-label^="Account menu"]',
  shows: '[role=menu]',
  why: 'the ways to oneself, and to the manual, stand in the menu below the face',
};
const onPaper = {
  press: 'label:has-text("纸质卷"), label:has-text("On paper")',
  shows: 'a[href^="/paperTest/ground?"]',
  why: 'papers that came on paper stand on a shelf of their own, which narrows the list and is no screen',
};
/** What must be pressed on a screen before a way on is drawn: on the homes of all roles. */
const presses: Readonly<Record<string, typeof menu>> = {
  '/index': menu,
  '/org/index': menu,
  '/devops/index': menu,
  '/devops/printCenter': menu,
  '/devops/printTask': menu,
  '/paperTest/paper': onPaper,
};

/** What a kind of address opens over its screen, drawn after the screen itself: the way on stands there. */
const opens: Readonly<Record<string, string>> = {
  '/print/orders?order': '.ant-drawer-footer',
  '/markFull?homework': 'a[href^="/paper/presetComment"]',
  '/study/lesson?lesson': 'a[href^="/study/stage?"]',
};

/** Addresses of one kind that lead on to different screens: how many are opened. */
const several: Readonly<Record<string, number>> = {
  '/print/orders': 2, // one that waits is only looked at, one that has come back is mended
  '/homework/written/detail': 2, // one that is being written leads to the live ink, one given back to its report
};

/** The links that a person's screens were seen to have, by the kind of their address. */
export type Seen = Map<string, string[]>;

/** Keeps the links of the page as it stands for whoever walks by them later, where nothing must be opened first to see them. */
export async function keepLinks(page: Page, seen: Seen): Promise<void> {
  const address = addressOf(page.url());
  const kind = kindOf(address);
  const path = pathOf(address);
  if (seen.has(kind) || kind in opens || path in several || path in presses) return;
  seen.set(kind, await linksOf(page));
}

/**
 * Walks by links from this address until it came to all these paths, or knows no way on; those that it did not come to. Each kind of
 * address (a path and the names in its query) is opened once, and not at all where its links are known; new paths before other
 * addresses of old ones. What is walked here can be opened beside, copied and read out.
 */
export async function notReachedFrom(
  page: Page,
  home: string,
  seen: Seen,
  sought: readonly string[],
): Promise<string[]> {
  const known = new Map<string, Set<string>>([[kindOf(home), new Set([home])]]);
  const waiting = [home];
  const paths = new Set<string>();
  const missing = () => sought.filter((path) => !paths.has(path));
  const next = () => {
    const isNew = waiting.findIndex((address) => !paths.has(pathOf(address)));
    return waiting.splice(Math.max(0, isNew), 1)[0];
  };
  for (let at = next(); at !== undefined && missing().length > 0; at = next()) {
    const kept = seen.get(kindOf(at));
    const { path, links } = kept === undefined ? await opened(page, at) : { path: pathOf(at), links: kept };
    paths.add(path);
    for (const link of links) {
      const ofKind = known.get(kindOf(link)) ?? new Set();
      if (ofKind.has(link) || ofKind.size >= (several[pathOf(link)] ?? 1) || isOpen(link)) continue;
      known.set(kindOf(link), ofKind.add(link));
      waiting.push(link);
    }
  }
  return missing();
}

/** Goes there, and answers where that led and which links stand there. */
async function opened(page: Page, address: string): Promise<{ path: string; links: string[] }> {
  await go(page, address);
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('[role=status]')].some(
        (bones) => /^(正在加载|Loading)/.test(bones.getAttribute('aria-label') ?? '') && bones.checkVisibility(),
      ),
  );
  const over = opens[kindOf(address)];
  if (over !== undefined) await page.locator(over).first().waitFor();
  await rested(page); // what stood behind the bones may fetch parts of its own
  const path = new URL(page.url()).pathname;
  return { path, links: await linksAt(page, path) };
}

async function linksAt(page: Page, path: string): Promise<string[]> {
  const links = await linksOf(page);
  const found = presses[path];
  // A query may have opened something over the screen.
  if (found === undefined || new URL(page.url()).search !== '') return links;
  const pressed = page.locator(found.press).first();
  if ((await pressed.count()) === 0) return links;
  await pressed.click();
  await page.locator(found.shows).first().waitFor();
  const more = await linksOf(page);
  await page.keyboard.press('Escape');
  return [...links, ...more];
}

/** Nobody is led out by the walk: the login page is nobody's screen. */
const isOpen = (link: string) => screenAt(screens, link)?.loginTypes.length === 0;

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.links]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

const addressOf = (url: string): string => new URL(url).pathname + new URL(url).search;

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** A path and the names of its query: lists of a hundred homeworks are one kind. */
function kindOf(address: string): string {
  const [path, query] = address.split('?');
  return `${path}?${[...new URLSearchParams(query).keys()].sort()}`;
}
