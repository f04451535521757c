import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from './browser.js';

let own: Promise<Browser> | undefined;

/**
 * The browser of this worker, which all its journeys share: each person has a context of their own in it. It ends with the worker.
 * One for all workers would be driven through a third process, which costs a tenth of a journey's time.
 */
export const ownBrowser = (): Promise<Browser> => {
  own ??= openBrowser();
  return own;
};

/** Contexts of the worker's browser that nobody uses now, by their language. They keep what they compiled of the application. */
const idle = new Map<string, BrowserContext[]>();
const LOCALES = { zh: 'zh-CN', en: 'en-GB' };

/**
 * A context that holds this and nothing of whoever had it before. The first load of the application in a new one takes twice the work
 * of the next.
 */
export async function contextOf(
  browser: Browser,
  language: 'zh' | 'en',
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>,
): Promise<BrowserContext> {
  const used = browser === (await own) ? idle.get(language)?.pop() : undefined;
  if (used !== undefined) {
    await used.setStorageState(storageState);
    return used;
  }
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // A busy machine draws few pictures of a movement: a click between two of them falls beside what it meant.
    reducedMotion: 'reduce',
    locale: LOCALES[language],
    storageState,
  });
  languages.set(context, language);
  return context;
}
const languages = new WeakMap<BrowserContext, 'zh' | 'en'>();

/** Ends all that is open in a browser; what `contextOf` made of the worker's own waits for the next. */
export async function leave(browser: Browser): Promise<void> {
  const isOwn = browser === (await own);
  for (const context of browser.contexts()) {
    const language = languages.get(context);
    if (!isOwn || language === undefined) await context.close();
    else await putAside(context, language);
  }
}

async function putAside(context: BrowserContext, language: 'zh' | 'en'): Promise<void> {
  const waiting = idle.get(language) ?? [];
  if (waiting.includes(context)) return;
  for (const page of context.pages()) await page.close();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.setOffline(false);
  await context.setStorageState({ cookies: [], origins: [] });
  idle.set(language, [...waiting, context]);
}

let ownPort = 0;

/** Listens where the last journey of this worker did: what a browser has kept of an application it has kept of an address. */
export async function listenAgain(app: FastifyInstance): Promise<string> {
  await app.listen({ port: ownPort, host: '127.0.0.1' }).catch(() => app.listen({ port: 0, host: '127.0.0.1' }));
  ownPort = (app.server.address() as AddressInfo).port; // as: it listens on a port
  return `http://127.0.0.1:${ownPort}`;
}
