import { buffer } from 'node:stream/consumers';
import { peopleApi } from '@zhibi/contract/people';
import type { Browser, Download, Page } from 'playwright-core';
import type { Person } from '../apps/server/test/person.js';
import { openTestWorld, PASSWORD, type TestWorld } from '../apps/server/test/school.js';
import { contextOf, leave, listenAgain, ownBrowser } from './own-browser.js';

export interface Journey {
  world: TestWorld;
  address: string;
  browser: Browser;
  /** A browser of a person's own, signed in and at this path. */
  enter(person: Person, language?: 'zh' | 'en', path?: string): Promise<Page>;
  /** The same, logged in by hand; the office of an organisation has a login page of its own. */
  logIn(person: Person, language?: 'zh' | 'en', loginPath?: '/login' | '/login?admin=true'): Promise<Page>;
  /** What every open page shows, for whoever looks into a failure: test-results/<name>-<n>.png. */
  shoot(name: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A test world that serves the built web application on a port, and a browser to walk through it. `env`: settings that differ.
 * `opened`: a browser of its own, where a journey needs one that is started otherwise.
 */
export async function openJourney(env: Record<string, string> = {}, opened?: () => Promise<Browser>): Promise<Journey> {
  const world = await openTestWorld({ WEB: '1', WORKERS: '2', ...env });
  const [browser, address] = await Promise.all([(opened ?? ownBrowser)(), listenAgain(world.services.app)]);
  /** A browser of its own that keeps these words in its local storage. */
  const newPage = async (language: 'zh' | 'en', kept: Record<string, string> = {}): Promise<Page> => {
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    const context = await contextOf(browser, language, { cookies: [], origins: [{ origin: address, localStorage }] });
    return context.newPage();
  };
  return {
    world,
    address,
    browser,
    enter: async (person, language = 'zh', path = '/') => {
      const { refreshUrl, loginType, ...pair } = await world.signIn(person);
      const kept = { ...pair, refreshUrl, loginType: String(loginType), language };
      const page = await newPage(language, kept);
      await page.goto(address + path);
      if (path === '/') await page.waitForURL(({ pathname }) => pathname !== '/');
      return page;
    },
    logIn: async (person, language = 'zh', loginPath = '/login') => {
      const page = await newPage(language);
      const { account } = await person.call(peopleApi.info, {});
      await page.goto(address + loginPath);
      if (language === 'en') await page.getByText('English', { exact: true }).click();
      await page.getByRole('textbox', { name: language === 'zh' ? '账号' : 'Account' }).fill(account);
      await page.getByLabel(language === 'zh' ? '密码' : 'Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(({ pathname }) => pathname !== '/login');
      return page;
    },
    shoot: async (name) => {
      const pages = browser.contexts().flatMap((context) => context.pages());
      for (const [n, page] of pages.entries()) await page.screenshot({ path: `test-results/${name}-${n}.png` });
    },
    close: async () => {
      await leave(browser);
      if (opened !== undefined) await browser.close();
      await world.close();
    },
  };
}

/** What the browser complains about on its console, to be empty at the end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`));
  return complaints;
}

/** What was saved; the browser is another process, whose files are not looked for here. */
export const savedBytes = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream());
