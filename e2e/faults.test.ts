import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf, seriousFaultsOf } from './faults.js';
import { ownBrowser } from './own-browser.js';
import { settled } from './settled.js';

let page: Page;
beforeAll(async () => {
  page = await (await ownBrowser()).newPage();
});
afterAll(() => page?.close());

/** As a page of a server: frames of one origin are asked, those of nowhere are not. */
const show = async (body: string) => {
  const contentType = 'text/html';
  await page.route('http://zhibi.test/within', (route) =>
    route.fulfill({ contentType, body: pageOf('<button></button>') }),
  );
  await page.route('http://zhibi.test/', (route) => route.fulfill({ contentType, body: pageOf(body) }));
  await page.goto('http://zhibi.test/');
};
const pageOf = (body: string) =>
  `<html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${body}</main></body></html>`;

it('nothing is said of a page that everybody can read', async () => {
  await show('<button>Send</button>');
  expect(await faultsOf(page)).toEqual([]);
});

it('what is wrong is found again on the same page after it has changed, and in the frames within it', async () => {
  await show('<button>Send</button>');
  expect(await seriousFaultsOf(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('button')?.replaceChildren());
  expect(await seriousFaultsOf(page)).toEqual([expect.stringContaining('button-name')]);
  await show('<iframe title="within" src="/within"></iframe>');
  await page.frameLocator('iframe').locator('button').waitFor();
  expect(await seriousFaultsOf(page)).toEqual([expect.stringContaining('button-name')]);
});

it('a page is looked at when what stands for its content has gone', async () => {
  await show('<div role="status" aria-label="Loading">…</div>');
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('[role=status]')?.replaceWith(document.createElement('button')), 300);
  });
  expect(await faultsOf(page)).toEqual([expect.stringContaining('button-name')]);
  await settled(page);
});

it('of words that look alike some are judged, and each that looks otherwise', async () => {
  const rows = (odd: string) => Array.from({ length: 60 }, (_, i) => (i === 40 ? odd : `<p class="row">Row ${i}</p>`));
  await show(rows('<p class="row">Row</p>').join(''));
  expect(await faultsOf(page)).toEqual([]);
  for (const odd of ['<p class="row" style="color:#ccc">Pale</p>', '<div class="pale"><p class="row">Pale</p></div>']) {
    await show(`<style>.pale, .pale * { color: #ccc }</style>${rows(odd).join('')}`);
    expect(await faultsOf(page)).toEqual([expect.stringMatching(/^color-contrast: .*Pale/)]);
  }
  await show(`<style>.row { color: #ccc }</style>${rows('').join('')}`);
  expect(await faultsOf(page)).toEqual([expect.stringContaining('color-contrast')]);
  expect(await page.locator('[data-looks-alike]').count()).toBe(0);
});

it('what was judged on one screen is not judged again on the next, but what was wrong or covered is', async () => {
  const becomes = (body: string) => page.locator('main').evaluate((main, html) => main.setHTMLUnsafe(html), body);
  const pale = '<style>.row { color: #ccc }</style>';
  const rows = `<h1>A page</h1>${'<p class="row">Row</p>'.repeat(4)}`;
  await show(rows);
  expect(await faultsOf(page)).toEqual([]);
  await becomes(pale + rows);
  expect(await faultsOf(page)).toEqual([]);
  await show(pale + rows);
  const wrong = [expect.stringContaining('color-contrast')];
  expect([await faultsOf(page), await faultsOf(page)]).toEqual([wrong, wrong]);
  await show(`${rows}<div role="dialog" aria-label="Over it" aria-modal="true">Over it</div>`);
  expect(await faultsOf(page)).toEqual([]);
  await becomes(pale + rows);
  expect(await faultsOf(page)).toEqual(wrong);
});
