import type { AddressInfo } from 'node:net';
import { peopleApi } from '@zhibi/contract/people';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Person } from '../apps/server/test/person.js';
import { openTown, PASSWORD, type Town } from '../apps/server/test/school.js';
import { openBrowser } from './browser.js';

export interface Stage {
  town: Town;
  address: string;
  browser: Browser;
  /** A browser of a person's own, logged in by hand; the office of an organisation has a door of its own. */
  enter(person: Person, language?: 'zh' | 'en', door?: '/login' | '/login?admin=true'): Promise<Page>;
  /** What every open page shows, for whoever looks into a failure: test-results/<name>-<n>.png. */
  shoot(name: string): Promise<void>;
  close(): Promise<void>;
}

/** A town that serves the built web application on a port, and a browser to walk through it. `env`: settings that differ. */
export async function openStage(env: Record<string, string> = {}): Promise<Stage> {
  const town = await openTown({ WEB: '1', WORKERS: '2', ...env });
  const [browser] = await Promise.all([openBrowser(), town.house.app.listen({ port: 0, host: '127.0.0.1' })]);
  const address = `http://127.0.0.1:${(town.house.app.server.address() as AddressInfo).port}`; // as: it listens on a port
  const contexts: BrowserContext[] = [];
  return {
    town,
    address,
    browser,
    enter: async (person, language = 'zh', door = '/login') => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: language === 'zh' ? 'zh-CN' : 'en-GB',
        acceptDownloads: true,
      });
      contexts.push(context);
      const page = await context.newPage();
      const { account } = await person.call(peopleApi.info, {});
      await page.goto(address + door);
      if (language === 'en') await page.getByText('English', { exact: true }).click();
      await page.getByRole('textbox', { name: language === 'zh' ? '账号' : 'Account' }).fill(account);
      await page.getByLabel(language === 'zh' ? '密码' : 'Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await page.waitForURL(({ pathname }) => pathname !== '/login');
      return page;
    },
    shoot: async (name) => {
      const pages = contexts.flatMap((context) => context.pages());
      for (const [n, page] of pages.entries()) await page.screenshot({ path: `test-results/${name}-${n}.png` });
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      await town.close();
    },
  };
}

/** What the browser complains about on its console, to be empty at the end. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`));
  return complaints;
}
