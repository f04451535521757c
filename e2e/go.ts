import type { Page, Request } from 'playwright-core';

const pendingOf = new WeakMap<Page, Set<Request>>();

/** Longer than any screen waits on a busy machine: what has not come by then never will. */
const PATIENCE_MS = 60_000;

/** What the page has asked for and not got yet; the stream of events never ends and is none of it. */
function watched(page: Page): Set<Request> {
  const known = pendingOf.get(page);
  if (known) return known;
  const pending = new Set<Request>();
  pendingOf.set(page, pending);
  page.on('request', (request) => request.resourceType() !== 'eventsource' && pending.add(request));
  const forget = (request: Request) => void pending.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return pending;
}

/**
 * Goes on within the application, as one of its links does: nothing is loaded anew but what the next screen needs. Waits until
 * everything asked for has come and the page has nothing left to do with it.
 */
export async function go(page: Page, path: string): Promise<void> {
  const pending = watched(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await atRest(page, pending);
}

/** Makes the window as wide as this and waits as after a link: other widths draw other things. */
export async function widen(page: Page, width: number): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  await page.setViewportSize({ width, height });
  await atRest(page, watched(page));
}

/** The same rest for whoever has waited for something else meanwhile. */
export const rested = (page: Page): Promise<void> => atRest(page, watched(page));

/**
 * A task of the background runs when nothing else waits. An idle callback would not do: a browser without a window may owe a frame for
 * as long as nothing moves, and calls nobody meanwhile.
 */
async function atRest(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (let idle = 0; idle < 2; ) {
    if (Date.now() > until)
      throw new Error(`${page.url()} waits for ${[...pending].map((one) => one.url()).join(', ')}`);
    await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    idle = pending.size === 0 ? idle + 1 : 0;
  }
}
