import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutOff } from './cut-off.js';
import { contextOf, leave, ownBrowser } from './own-browser.js';

const css = (path: string) => readFileSync(new URL(`../apps/web/src/${path}`, import.meta.url), 'utf8');
const nothing = { cookies: [], origins: [] };
const ofOrganisation = ['Schools', 'Activation codes', 'Organisation settings', 'Device statistics'];
const ofPrincipal = ['Home', 'Resource center', 'Learning analysis', 'Individual report', 'Me'];

let page: Page;
beforeAll(async () => {
  page = await (await contextOf(await ownBrowser(), 'en', nothing)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
});
afterAll(async () => leave(await ownBrowser()));

const bar = (words: readonly string[], style: string) =>
  page.setContent(`<style>${css('platform/base.css')} ${style}</style>
    <body style="margin:0;height:844px;display:flex;flex-direction:column;justify-content:end">
    <nav class="bar">${words.map((one) => `<a href="#"><span class="icon"></span>${one}</a>`).join('')}</nav>`);

describe('the bar at the thumb', () => {
  it.each([[ofOrganisation], [ofPrincipal]])('holds its places in a window of 390 px: %s', async (words) => {
    await bar(words, css('app/shell/tab-bar.module.css'));
    expect(await cutOff(page)).toEqual([]);
  });

  it('is complained of where a place has to be scrolled for', async () => {
    await bar(ofOrganisation, `${css('app/shell/tab-bar.module.css')} .bar > a { flex: none; white-space: nowrap; }`);
    expect(await cutOff(page)).toContain('cut off in the bar: a. "Device statistics"');
  });
});

it('leaves room between what is wrong with a field and the label of the next', async () => {
  await page.setContent(`<style>${css('platform/base.css')}</style>
    <form class="ant-form-vertical"><div class="ant-form-item-explain">Enter</div><label>Next</label></form>`);
  const [wrong, next] = await Promise.all(['div', 'label'].map((one) => page.locator(one).boundingBox()));
  expect((wrong?.height ?? 0) - 22).toBeGreaterThan(4);
  expect(next?.y).toBeGreaterThanOrEqual((wrong?.y ?? 0) + (wrong?.height ?? 0));
});
