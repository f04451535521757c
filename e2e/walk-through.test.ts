import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../apps/web/src/app/screens.js';
import { actFor } from './act-for.js';
import { cutOff } from './cut-off.js';
import { seriousFaultsOf } from './faults.js';
import { go, rested, widen } from './go.js';
import { complaintsOf, type Journey, openJourney } from './open-journey.js';
import { walks } from './walk/addresses.js';
import { screensFor } from './walk/entrances.js';
import { keepLinks, notReachedFrom, type Seen } from './walk/links.js';
import { type WalkWorld, type Who, walkWorld } from './walk/world.js';

const readsChinese = (who: Who) => who === 'teacher' || who === 'taker' || who === 'scanner';

let journey: Journey;
let w: WalkWorld;
const pages = new Map<Who, Page>();
const seen = new Map<Page, Seen>();

beforeAll(async () => {
  journey = await openJourney();
  w = await walkWorld(journey.world);
  const { people } = w;
  for (const [who, person] of [
    ['taker', w.taker],
    ['teacher', w.scenario.teacher],
    ['scanner', w.scanned.course.teacher],
  ] as const)
    pages.set(who, await journey.enter(person));
  for (const who of ['student', 'admin', 'principal', 'officer'] as const)
    pages.set(who, await journey.enter(people[who], 'en'));
  for (const who of ['maintainer', 'operator', 'centre', 'shop'] as const)
    pages.set(who, await journey.logIn(people[who], 'en', '/login?admin=true'));
  await actFor(pageOf('operator'), w.scanned.course.school);
});
afterAll(() => journey?.close());

function pageOf(who: Who): Page {
  const page = pages.get(who);
  if (page === undefined) throw new Error(`nobody is ${who}`);
  return page;
}

/** What somebody's page has shown of links until now. */
function seenBy(page: Page): Seen {
  const known = seen.get(page) ?? new Map();
  seen.set(page, known);
  return known;
}

const withLoginPage = screens.filter((screen) => screen.loginTypes.length > 0).map((screen) => screen.path);

it('the walk has a line for every screen', () =>
  expect(Object.keys(walks).sort()).toEqual([...new Set(withLoginPage)].sort()));

const walkers = Object.entries(walks).flatMap(([path, { who, also, queries }]) =>
  [who, ...(also ? [also] : [])].map((one) => [path, one, queries] as const),
);
describe.each(walkers)('%s as %s', (path, who, queries) => {
  it.each(queries.map((query, nth) => [nth + 1, query] as const))(
    'opens without a complaint or a serious obstacle and fits a phone, address %i',
    async (nth, query) => {
      const page = pageOf(who);
      const complaints = complaintsOf(page);
      await go(page, path + query(w));
      expect(new URL(page.url()).pathname).toBe(path);
      if (nth === 1 && readsChinese(who)) await lookInBothLanguages(page, path + query(w));
      else await lookAtAllWidths(page);
      expect(complaints).toEqual([]);
      if (!readsChinese(who)) expect(await chineseOf(page)).toEqual([]);
    },
  );
});

/** Every screen is reached from somebody's home by links; the maintainer goes into a school first, whose screens operations have. */
const visitors: [role: RoleCode, loginType: LoginType, ...people: Who[]][] = [
  ['TEACHER', 1, 'teacher', 'taker'],
  ['STUDENT', 1, 'student'],
  ['SCHOOLADMIN', 1, 'admin'],
  ['SCHOOLPRINCIPAL', 1, 'principal'],
  ['ORGADMIN', 2, 'officer'],
  ['ZHIBI_SRE_SYS', 4, 'maintainer'],
  ['ZHIBI_PRINT_CENTER', 4, 'centre'],
  ['ZHIBI_PRINT_SHOP', 4, 'shop'],
];
it.each(visitors)(
  'every screen of %s is reached by links from the homes of those who have it',
  async (role, loginType, ...people) => {
    let missing = screensFor(role, loginType);
    for (const who of people) {
      if (missing.length === 0) break;
      const page = pageOf(who);
      await widen(page, DESK_PX);
      if (who === 'maintainer') {
        await actFor(page, w.scenario.school);
        seen.delete(page); // one who acts for a school has other ways
      }
      await page.goto(journey.address);
      await page.waitForURL(({ pathname }) => pathname !== '/');
      await page.locator('nav a').first().waitFor();
      const { pathname, search } = new URL(page.url());
      missing = await notReachedFrom(page, pathname + search, seenBy(page), missing);
    }
    expect(missing).toEqual([]);
  },
);

const DESK_PX = 1440;
const TABLET_PX = 800;
const PHONE_PX = 390;

/** From the width at which the window stands to the other end: each address is opened at one width and resized. */
async function lookAtAllWidths(page: Page): Promise<void> {
  const isPhone = page.viewportSize()?.width === PHONE_PX;
  for (const width of isPhone ? [PHONE_PX, TABLET_PX, DESK_PX] : [DESK_PX, TABLET_PX, PHONE_PX]) {
    await widen(page, width);
    expect.soft((await cutOff(page)).map((one) => `${width} px: ${one}`)).toEqual([]);
    if (width !== DESK_PX) continue;
    await keepLinks(page, seenBy(page));
    expect.soft(await seriousFaultsOf(page)).toEqual([]);
  }
}

/**
 * Teachers' screens are seen in both languages at their first address. They are turned to the other one where its button stands, on a desk, and nothing is loaded anew;
 * the next address is come to in that language. What fills the window has no button: it is left for a page that has one, and come to again.
 */
async function lookInBothLanguages(page: Page, address: string): Promise<void> {
  await widen(page, PHONE_PX);
  await lookAtAllWidths(page);
  const other = page.getByRole('button', { name: /^(English|中文)$/ });
  const isTool = (await other.count()) === 0;
  if (isTool) await go(page, '/help');
  // A drawer may lie over the bar, as no person would press through it.
  await other.evaluate((button: HTMLElement) => button.click());
  await rested(page);
  if (isTool) await go(page, address);
  for (const width of [DESK_PX, PHONE_PX]) {
    await widen(page, width);
    expect.soft((await cutOff(page)).map((one) => `${width} px, turned: ${one}`)).toEqual([]);
  }
}

/** Names of the catalogue, which the database keeps in Chinese and every screen says in the language of who reads. */
const CATALOGUE = /(小学|初中|高中)(语文|数学|英语|物理|化学|生物|历史|地理)/gu;

/** Words of ours that a person who chose English must not meet: names of the catalogue anywhere, controls, titles and table heads; what people wrote is marked as not to be translated. */
async function chineseOf(page: Page): Promise<string[]> {
  // All at one moment: what a page fetches meanwhile would stand in one of them and not in the others.
  const { title, words, written, all } = await page.evaluate(() => {
    const wordsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText);
    return {
      title: document.title,
      words: wordsOf('button, [role=menuitem], h1, h2, th'),
      written: wordsOf('[translate=no]').filter(Boolean),
      all: document.body.innerText,
    };
  });
  // The longest first: a day or a number of its own stands within titles too.
  const longest = [...new Set(written)].sort((a, b) => b.length - a.length);
  const names = longest.reduce((text, one) => text.replaceAll(one, ''), all).match(CATALOGUE) ?? [];
  const lines = [title, ...words].flatMap((text) => text.split('\n')).filter((line) => !written.includes(line));
  return [...names, ...lines.filter((text) => /\p{Script=Han}/u.test(text) && !/测试|^测$|中文|\)班$/.test(text))];
}

it('the login page has no serious obstacle and fits a phone', async () => {
  const page = await (await journey.browser.newContext()).newPage();
  await page.goto(`${journey.address}/login`);
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: DESK_PX, height: 900 });
  await lookAtAllWidths(page);
});
